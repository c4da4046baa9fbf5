import { dayOf } from '#contract/wall-clock.ts'
import { writeDate } from '#copy/dates.ts'
import { drafts } from '#copy/drafts.ts'
import { times } from '#copy/times.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { writeTime } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'

/** `Unsaved changes from 4:30 pm`, with the day if it is not today. */
export function useDraftWords(words = drafts.unsaved) {
  const t = useWords()
  const language = useLanguage()
  return (since: number) => {
    const at = new Date(since)
    const zone = readerZone()
    const time = writeTime(language, at, zone)
    const isToday = dayOf(at, zone) === dayOf(new Date(), zone)
    return t(words(isToday ? time : t(times.at(writeDate(language, at, 'shortDay', zone), time))))
  }
}
