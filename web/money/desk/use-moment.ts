import { useLanguage } from '#web/lib/language.tsx'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'

/** Writes a moment in the reader's time zone. */
export function useMoment() {
  const language = useLanguage()
  return (at: string) => writeMoment(language, new Date(at), new Date(), readerZone())
}
