import { timeSlots as words } from '#copy/availability/time-slots.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { writeSpan } from '#web/lib/spans.ts'
import { useWords } from '#web/lib/words.ts'
import { Select } from '#web/ui/select.tsx'
import type { Length } from './use-lengths.ts'
import { listWords } from './weekdays.ts'

type LengthChoiceProps = {
  lengths: readonly Length[]
  duration: number
  onLength: (duration: number) => void
}

/** For how long an appointment the times are, since a long one fits less often. */
export function LengthChoice({ lengths, duration, onLength }: LengthChoiceProps) {
  const t = useWords()
  const language = useLanguage()
  const write = (minutes: number) => writeSpan(language, minutes, 'minute')
  if (lengths.length < 2)
    return (
      <p className="text-sm text-ink-soft">
        {t(words.length)} {write(duration)}
      </p>
    )
  return (
    <Select
      aria-label={t(words.length)}
      className="w-full sm:w-80"
      value={duration}
      options={lengths.map((each) => ({
        value: String(each.duration),
        label: t(words.lengthOf(write(each.duration), listWords(language, each.names))),
      }))}
      onChange={(event) => onLength(Number(event.target.value))}
    />
  )
}
