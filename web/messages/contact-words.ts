import type { Language } from '#contract/language.ts'
import type { Contact } from '#contract/messages.ts'
import { dayOf } from '#contract/wall-clock.ts'
import { conversationWords } from '#copy/messages/conversation.ts'
import { conversationList } from '#copy/messages/list.ts'
import { isolated } from '#copy/quoted.ts'
import { times } from '#copy/times.ts'
import { unknown } from '#copy/unknown-people.ts'
import { localizedName } from '#web/lib/localized-name.ts'
import { writeAgo } from '#web/lib/time-ago.ts'
import { writeTime } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'

/** The contact's name in the reader's script. */
export function nameOfContact(language: Language, { userType, name, otherName }: Contact): string {
  if (userType === 'admin') return conversationList.supportTeam[language]
  return name === null ? unknown[userType][language] : localizedName(language, { name, otherName }).name
}

export function presenceOf(language: Language, { online, lastSeen }: Contact, now: Date): string {
  if (online) return conversationWords.online[language]
  if (!lastSeen) return conversationWords.offline[language]
  return conversationWords.lastSeen(isolated(writeSince(language, new Date(lastSeen), now)))[language]
}

/** The time if it was today, else how long ago. */
export function writeSince(language: Language, at: Date, now: Date, zone = readerZone()): string {
  if (dayOf(at, zone) === dayOf(now, zone)) return writeTime(language, at, zone)
  const days = Math.round((Date.parse(dayOf(now, zone)) - Date.parse(dayOf(at, zone))) / 86_400_000)
  // Counted in days: `5 hours ago` would be true for yesterday evening, but `yesterday` says more.
  return writeAgo(language, new Date(now.getTime() - days * 86_400_000), now) ?? times.today[language]
}
