import type { AppointmentView, Party } from '#contract/appointments/appointment.ts'
import { appointmentList as words } from '#copy/appointments/list.ts'
import type { Word } from '#copy/word.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { sourcePath } from './paths.ts'

type NoAppointmentsProps = {
  party: Party
  view: AppointmentView
  isSearched: boolean
  onClear: () => void
  onLookInPast: () => void
}

export function NoAppointments({ party, view, isSearched, onClear, onLookInPast }: NoAppointmentsProps) {
  const t = useWords()
  const { noMatch, none } = words
  const why: Partial<Record<AppointmentView, Word>> = words.why[party]
  return (
    <Card flush>
      {isSearched ? (
        <EmptyState
          title={t(noMatch.title)}
          description={t(noMatch.text)}
          action={
            <div className="flex flex-wrap justify-center gap-2.5">
              <Button variant="secondary" onClick={onClear}>
                {t(noMatch.clear)}
              </Button>
              {view !== 'past' && (
                <Button variant="quiet" onClick={onLookInPast}>
                  {t(noMatch.inPast)}
                </Button>
              )}
            </div>
          }
        />
      ) : (
        <EmptyState
          title={t(none[view])}
          description={why[view] && t(why[view])}
          action={
            party === 'patient' && (
              <Link to={sourcePath(party)} className={buttonClass('secondary')}>
                {t(words.find)}
              </Link>
            )
          }
        />
      )}
    </Card>
  )
}
