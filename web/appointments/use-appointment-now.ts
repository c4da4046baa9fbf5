import { type Appointment, listNow } from '#contract/appointments/appointment.ts'
import { useRead } from '#web/app/query.ts'
import { useTurningPoints } from './use-next-status-change.ts'

/** The appointment that takes place now; one that has ended, although its call is still open, yields to the next. */
export function useAppointmentNow(): Appointment | undefined {
  const read = useRead(listNow, {})
  const running = read.data?.appointments ?? none
  useTurningPoints(running, read.refetch, read.data?.nextAt)
  return running.find(({ endsAt }) => new Date(endsAt) > new Date()) ?? running.at(-1)
}

const none = [] as const
