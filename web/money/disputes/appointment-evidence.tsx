import { useId } from 'react'
import type { Dispute } from '#contract/money/disputes.ts'
import { disputeWords } from '#copy/money/disputes.ts'
import { Link } from '#web/lib/link.tsx'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { useMoment } from '../desk/use-moment.ts'
import { whoCame } from './who-came.ts'

const words = disputeWords.evidence

/** What the platform itself knows of the appointment. */
export function AppointmentEvidence({ dispute: { appointment } }: { dispute: Pick<Dispute, 'appointment'> }) {
  const t = useWords()
  const title = useId()
  const moment = useMoment()
  const now = useNow(60_000)
  return (
    <Card as="section" aria-labelledby={title} className="grid gap-3 text-sm">
      <h2 id={title} className="text-md font-semibold">
        {t(words.title)}
      </h2>
      {appointment ? (
        <div className="grid gap-1 text-ink-soft">
          <p className="font-medium text-ink">
            <UserText text={appointment.service} other={appointment.otherService} />
          </p>
          <p>{t(words.appointment(moment(appointment.startsAt)))}</p>
          <p>{t(disputeWords.outcomes[appointment.status])}</p>
          {Date.parse(appointment.startsAt) <= now && <p>{t(words[whoCame(appointment)])}</p>}
          <p className="mt-1">
            <Link
              to={`/admin/appointments/${appointment.id}`}
              className="inline-flex min-h-6 items-center text-link"
            >
              {t(disputeWords.page.toAppointment)}
            </Link>
          </p>
        </div>
      ) : (
        <p className="text-ink-soft">{t(words.gone)}</p>
      )}
    </Card>
  )
}
