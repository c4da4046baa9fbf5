import type { Day } from '#contract/days.ts'
import { useHijri, writeHijri } from '#web/lib/hijri.ts'
import { useLanguage } from '#web/lib/language.tsx'

/** The same day in the Umm al-Qura calendar, for readers who have turned it on. */
export function HijriDay({ day, className }: { day: Day; className?: string }) {
  const language = useLanguage()
  return useHijri() ? <span className={className}>{writeHijri(language, day)}</span> : null
}
