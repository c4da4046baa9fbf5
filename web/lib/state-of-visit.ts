import type { Language } from '#contract/language.ts'
import { nowWords as words } from '#copy/appointments/now.ts'
import type { Word } from '#copy/word.ts'
import { writeTime } from './write-moment.ts'

/** Whether an appointment begins soon, takes place or has ended: `Starts in 8 minutes`, `Now, until 4:50 pm`. */
export function stateOfVisit(
  language: Language,
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  now: Date,
  zone: string,
): Word {
  const minutes = Math.ceil((Date.parse(startsAt) - now.getTime()) / 60_000)
  if (minutes > 0) return words.startsIn(minutes)
  const end = new Date(endsAt)
  const time = writeTime(language, end, zone)
  return now < end ? words.until(time) : words.ended(time)
}
