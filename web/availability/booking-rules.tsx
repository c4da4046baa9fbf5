import type { Availability } from '#contract/availability.ts'
import { bookingRules as words } from '#copy/availability/booking-rules.ts'
import { writeNumber } from '#copy/dates.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { writeDuration } from '#web/lib/write-duration.ts'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { ZoneSelect } from '#web/ui/zone-select.tsx'
import { RuleSelect } from './rule-select.tsx'

type BookingRulesProps = { rules: Availability; onChange: (part: Partial<Availability>) => void }

export function BookingRules({ rules, onChange }: BookingRulesProps) {
  const t = useWords()
  const language = useLanguage()
  const minutes = (count: number) => writeDuration(language, count, 'minute')
  const days = (count: number) => writeDuration(language, count, 'day')
  const count = (most: number) => writeNumber(language, most)
  const atOnce = rules.takesAtOnce ? 'at-once' : 'after-approval'

  return (
    <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
      <div className="sm:col-span-2">
        <RadioCards
          legend={t(words.takes.label)}
          name="takes"
          options={[
            {
              value: 'after-approval',
              label: t(words.takes.afterApproval),
              description: t(words.takes.afterApprovalText),
            },
            { value: 'at-once', label: t(words.takes.atOnce), description: t(words.takes.atOnceText) },
          ]}
          value={atOnce}
          onChange={(value) => onChange({ takesAtOnce: value === 'at-once' })}
        />
      </div>
      <ZoneSelect
        label={t(words.zone.label)}
        help={t(words.zone.help)}
        value={rules.zone}
        onChange={(zone) => onChange({ zone })}
        className="sm:col-span-2 xl:col-span-1"
      />
      <RuleSelect
        label={t(words.buffer.label)}
        help={t(words.buffer.help)}
        value={rules.buffer}
        options={[0, 5, 10, 15, 20, 30, 45, 60, 90, 120]}
        write={(value) => (value === 0 ? t(words.buffer.none) : minutes(value))}
        onChange={(buffer) => onChange({ buffer })}
      />
      <RuleSelect
        label={t(words.notice.label)}
        help={t(words.notice.help)}
        value={rules.notice}
        options={[0, 30, 60, 120, 240, 720, 1_440, 2_880, 4_320, 10_080, 20_160]}
        write={(value) => (value === 0 ? t(words.notice.none) : writeLongSpan(language, value))}
        onChange={(notice) => onChange({ notice })}
      />
      <RuleSelect
        label={t(words.horizon.label)}
        help={t(words.horizon.help)}
        value={rules.horizon}
        options={[7, 14, 30, 60, 90, 120, 180]}
        write={days}
        onChange={(horizon) => onChange({ horizon })}
      />
      <RuleSelect
        label={t(words.increment.label)}
        help={t(words.increment.help)}
        value={rules.increment}
        options={increments}
        write={minutes}
        onChange={(increment) => onChange({ increment })}
      />
      <RuleSelect
        label={t(words.mostPerDay.label)}
        help={t(words.mostPerDay.help)}
        value={rules.mostPerDay ?? 0}
        options={[0, ...upTo(20), 30, 40, 50]}
        write={(value) => (value === 0 ? t(words.mostPerDay.none) : count(value))}
        onChange={(most) => onChange({ mostPerDay: most === 0 ? null : most })}
      />
      <RuleSelect
        label={t(words.mostPerPatient.label)}
        help={t(words.mostPerPatient.help)}
        value={rules.mostPerPatient}
        options={[...upTo(10), 15, 20]}
        write={count}
        onChange={(mostPerPatient) => onChange({ mostPerPatient })}
      />
    </div>
  )
}

const increments: readonly Availability['increment'][] = [5, 10, 15, 20, 30, 60]
const upTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1)

const writeLongSpan = (language: Parameters<typeof writeDuration>[0], minutes: number) => {
  if (minutes % 1_440 === 0) return writeDuration(language, minutes / 1_440, 'day')
  return minutes % 60 === 0
    ? writeDuration(language, minutes / 60, 'hour')
    : writeDuration(language, minutes, 'minute')
}
