import { differ, nameZone } from '#copy/dates.ts'
import { times } from '#copy/times.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { readerZone } from '#web/lib/zone.ts'
import { joinClasses } from './join-classes.ts'

type ZoneNoteProps = {
  /** The practice's time zone. */
  zone: string
  /** For a list of times that are each in a zone of their own. */
  isOneOfMany?: boolean
  className?: string
}

/** Names the time zone of the times if it is not the practice's. */
export function ZoneNote({ zone, isOneOfMany = false, className }: ZoneNoteProps) {
  const t = useWords()
  const language = useLanguage()
  const own = readerZone()
  if (!differ(new Date(), own, zone)) return null
  return (
    <p className={joinClasses('text-xs text-ink-faint', className)}>
      {t(times.yourZone(nameZone(language, own)))}
      {!isOneOfMany && ` ${t(times.practiceZone(nameZone(language, zone)))}`}
    </p>
  )
}
