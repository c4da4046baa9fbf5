import type { Language } from '#contract/language.ts'
import type { RuleInForce } from '#contract/platform/settings.ts'
import { writeNumber } from '#copy/dates.ts'
import { platformSettings } from '#copy/platform/settings.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { writeDuration } from '#web/lib/write-duration.ts'
import { SettingsSection } from '#web/ui/settings-section.tsx'

const words = platformSettings.rules

/** Rules that are not set here, and who sets them. */
export function RulesInForce({ rules }: { rules: readonly RuleInForce[] }) {
  const t = useWords()
  const language = useLanguage()
  return (
    <SettingsSection title={t(words.title)} text={t(words.text)}>
      <table className="-my-2.5 w-full text-start text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t(words.rule)}</th>
            <th scope="col">{t(words.value)}</th>
            <th scope="col">{t(words.from)}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rules.map((each) => (
            <tr key={each.rule} className="align-baseline">
              <th scope="row" className="py-2.5 pe-3 text-start font-normal text-ink-soft">
                {t(words.names[each.rule])}
              </th>
              <td className="py-2.5 pe-3 font-medium whitespace-nowrap">{t(writeValue(language, each))}</td>
              <td className="py-2.5 text-xs text-ink-faint max-sm:hidden">
                {t(words.sources[each.from])}
                {each.from === 'environment' && (
                  <bdi dir="ltr" className="block">
                    RATE_LIMIT_SCALE
                  </bdi>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SettingsSection>
  )
}

function writeValue(language: Language, { value, unit }: RuleInForce) {
  const written = (text: string) => ({ en: text, ar: text })
  if (unit === 'flag') return words.yes
  if (unit === 'times') return words.times(value)
  if (unit === 'years') return words.years(value)
  if (unit === 'megabytes') return words.megabytes(value)
  if (unit === 'factor') return written(writeNumber(language, value))
  const spans = { minutes: 'minute', hours: 'hour', days: 'day' } as const
  return written(writeDuration(language, value, spans[unit]))
}
