import type { Language } from '#contract/language.ts'
import type { Notification } from '#contract/notifications/list.ts'
import { textFor } from '#contract/text-language.ts'
import { writeDate } from '#copy/dates.ts'
import { notificationWords } from '#copy/notifications/list.ts'
import { isolated } from '#copy/quoted.ts'
import { times } from '#copy/times.ts'
import { writeTime } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'

/** Title and sentence in the reader's language and time zone. */
export function wordsOf(
  language: Language,
  { kind, side, dietitian, startsAt }: Pick<Notification, 'kind' | 'side' | 'dietitian' | 'startsAt'>,
): { title: string; message: string } {
  const zone = readerZone()
  const at = startsAt && new Date(startsAt)
  const when = at
    ? times.at(writeDate(language, at, 'shortDay', zone), writeTime(language, at, zone))[language]
    : ''
  const who = dietitian && isolated(textFor(language, dietitian.name, dietitian.otherName))
  const { title, message } = notificationWords[kind]({ side, when, who })
  return { title: title[language], message: message[language] }
}
