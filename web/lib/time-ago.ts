import type { Language } from '#contract/language.ts'
import { locales } from '#copy/dates.ts'

const steps = [
  ['minute', 60],
  ['hour', 3_600],
  ['day', 86_400],
  ['week', 604_800],
  ['month', 2_629_800],
  ['year', 31_557_600],
] as const satisfies readonly (readonly [Intl.RelativeTimeFormatUnit, number])[]

/** `5 minutes ago`, `yesterday`; null for less than a minute, which each place words itself. */
export function writeAgo(language: Language, then: Date, now: Date): string | null {
  const seconds = (now.getTime() - then.getTime()) / 1000
  const step = steps.findLast(([, size]) => seconds >= size)
  if (!step) return null
  const [unit, size] = step
  return new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' }).format(
    -Math.floor(seconds / size),
    unit,
  )
}
