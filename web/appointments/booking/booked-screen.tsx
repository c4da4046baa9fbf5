import { type ReactNode, useEffect } from 'react'
import { readAppointment } from '#contract/appointments/appointment.ts'
import { profile } from '#copy/directory/profile.ts'
import { bookPath } from '#web/lib/book-path.ts'
import { useGo } from '#web/lib/go.ts'
import { useRead } from '#web/lib/query.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { appointmentPath } from '../paths.ts'
import { Booked } from './booked.tsx'

type BookedScreenProps = { id: string; dietitian: string; skeleton: ReactNode }

/** What was booked, as it stands now: who comes back to it later finds the appointment itself, or the booking. */
export function BookedScreen({ id, dietitian, skeleton }: BookedScreenProps) {
  const t = useWords()
  const go = useGo()
  const { data, error, isFetching, refetch } = useRead(readAppointment, { id }, { live: ['appointments'] })
  const isFresh = data && (data.appointment.status === 'pending' || data.appointment.status === 'confirmed')
  const elsewhere =
    error?.code === 'not_found'
      ? bookPath(dietitian)
      : data && !isFresh
        ? appointmentPath('patient', id)
        : null
  useEffect(() => {
    if (elsewhere) go(elsewhere, { replace: true })
  }, [elsewhere, go])
  if (isFresh) return <Booked appointment={data.appointment} />
  if (error && !elsewhere)
    return (
      <Card flush className="mt-4">
        <ErrorState
          title={t(profile.failed)}
          description={t(wordsOfRefusal(error))}
          onRetry={() => refetch()}
          retrying={isFetching}
        />
      </Card>
    )
  return skeleton
}
