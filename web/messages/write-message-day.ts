import { addDays, type Day } from '#contract/days.ts'
import type { Language } from '#contract/language.ts'
import { dayOf } from '#contract/wall-clock.ts'
import { writeDay } from '#copy/dates.ts'
import { conversationWords } from '#copy/messages/conversation.ts'
import { times } from '#copy/times.ts'

/** `Today`, `Yesterday`, `Friday 20 November`; with the year if it is not the current one. */
export function writeMessageDay(language: Language, day: Day, zone: string, now = new Date()): string {
  const today = dayOf(now, zone)
  if (day === today) return times.today[language]
  if (day === addDays(today, -1)) return conversationWords.yesterday[language]
  return writeDay(language, day, day.slice(0, 4) === today.slice(0, 4) ? 'day' : 'date')
}
