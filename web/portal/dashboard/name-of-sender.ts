import type { UnreadMessage } from '#contract/dashboards/unread.ts'
import type { Language } from '#contract/language.ts'
import { supportTeam } from '#copy/messages/support-team.ts'
import { unknown } from '#copy/unknown-people.ts'
import { localizedName } from '#web/lib/localized-name.ts'

/** The sender's name in the reader's script. */
export function nameOfSender(language: Language, { from }: UnreadMessage): string {
  const { userType, name, otherName } = from
  if (userType === 'admin') return supportTeam[language]
  return name === null ? unknown[userType][language] : localizedName(language, { name, otherName }).name
}
