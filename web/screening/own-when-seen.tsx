import { lazyPart } from '#web/app/lazy-part.tsx'
import { useHasBeenSeen } from '#web/lib/use-has-been-seen.ts'

const OwnQuestionnaires = lazyPart(() => import('./own-panel.tsx'), 'OwnQuestionnaires')

/** A dietitian's own questionnaires at the end of a page, fetched and read once they are scrolled to. */
export function OwnQuestionnairesWhenSeen() {
  const [place, isSeen] = useHasBeenSeen<HTMLDivElement>()
  return (
    <div ref={place} className="min-h-48">
      {isSeen && <OwnQuestionnaires />}
    </div>
  )
}
