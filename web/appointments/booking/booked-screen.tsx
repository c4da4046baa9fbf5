import { type ReactNode, useEffect } from 'react'
import { readAppointment } from '#contract/appointments/appointment.ts'
import { profile } from '#copy/directory/profile.ts'
import { useRead } from '#web/app/query.ts'
import { bookPath } from '#web/lib/book-path.ts'
import { useGo } from '#web/lib/go.ts'
import { Card } from '#web/ui/card.tsx'
import { FailedRead } from '#web/ui/failed-read.tsx'
import { appointmentPath } from '../paths.ts'
import { Booked } from './booked.tsx'

type BookedScreenProps = { id: string; dietitian: string; skeleton: ReactNode }

/**
 * The booked appointment in its present state. On a later visit this address leads to the appointment's own page, or
 * back to the booking.
 */
export function BookedScreen({ id, dietitian, skeleton }: BookedScreenProps) {
  const go = useGo()
  const read = useRead(readAppointment, { id })
  const { data, error } = read
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
        <FailedRead title={profile.failed} read={read} />
      </Card>
    )
  return skeleton
}
