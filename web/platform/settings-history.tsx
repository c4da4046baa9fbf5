import type { SettingChange, SettingName } from '#contract/platform/settings.ts'
import { writeDate, writeDay, writeNumber } from '#copy/dates.ts'
import { platformSettings } from '#copy/platform/settings.ts'
import type { Word } from '#copy/word.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { useWords } from '#web/lib/words.ts'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { UserText } from '#web/ui/user-text.tsx'

const words = platformSettings.history

/** The changes of settings: who, from what to what. */
export function SettingsHistory({ changes }: { changes: readonly SettingChange[] }) {
  const t = useWords()
  const language = useLanguage()
  return (
    <SettingsSection title={t(words.title)} text={t(platformSettings.historyText)}>
      {changes.length === 0 ? (
        <p className="text-sm text-ink-soft">{t(words.none)}</p>
      ) : (
        <ul aria-label={t(words.title)} className="-my-3 divide-y divide-line">
          {changes.map(({ id, setting, was, became, at, by }) => (
            <li key={id} className="py-3 text-sm">
              <p className="font-medium">{t(platformSettings.settings[setting].label)}</p>
              <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-ink-soft">
                <dt>{t(words.from)}</dt>
                <dd>
                  <Value setting={setting} value={was} />
                </dd>
                <dt>{t(words.to)}</dt>
                <dd className="text-ink">
                  <Value setting={setting} value={became} />
                </dd>
              </dl>
              <p className="mt-1 text-xs text-ink-faint">
                {t(by ? words.by(localizedName(language, by).name) : words.byGone)}
                {' · '}
                <time dateTime={at}>{writeDate(language, new Date(at), 'date')}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
    </SettingsSection>
  )
}

function Value({ setting, value }: { setting: SettingName; value: SettingChange['was'] }) {
  const t = useWords()
  const language = useLanguage()
  if (value === null || value === '') return t(words.empty)
  if (typeof value === 'boolean') return t(value ? words.on : words.off)
  if (typeof value === 'number') return writeNumber(language, value)
  if (setting === 'announcementUntil') return writeDay(language, value, 'date')
  const known = choices[setting]?.[value]
  return known ? t(known) : <UserText text={value} />
}

const choices: Partial<Record<SettingName, Readonly<Record<string, Word>>>> = {
  ramadanStarts: platformSettings.shifts,
  ramadanEnds: platformSettings.shifts,
  announcementFor: platformSettings.readers,
}
