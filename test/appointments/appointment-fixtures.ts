import { signNotes } from '#contract/appointments/notes.ts'
import { listSlots } from '#contract/availability.ts'
import type { App } from '#test/app.ts'
import type { Person } from '#test/people.ts'
import { putAppointment } from './appointment-rows.ts'
import { serviceOf } from './appointments.ts'

/** All kinds of appointments of one patient with one dietitian, and a time they could book. */
export type AppointmentFixtures = {
  dietitian: string
  service: string
  /** A bookable time. */
  free: string
  waiting: string
  ahead: string
  /** Began twenty minutes ago. */
  current: string
  /** Has taken place, with signed notes. */
  over: string
}

const [minute, day] = [60_000, 86_400_000]

export async function makeAppointmentFixtures(
  app: App,
  both: { patient: Person; dietitian: Person },
): Promise<AppointmentFixtures> {
  const { patient, dietitian } = both
  const at = (milliseconds: number) => new Date(app.house.clock.now().getTime() + milliseconds).toISOString()
  const put = (status: 'pending' | 'confirmed' | 'completed', milliseconds: number) =>
    putAppointment(app, both, { status, startsAt: at(milliseconds) })
  const over = await put('completed', -day)
  await dietitian.call(signNotes, { id: over, private: 'Sleeps badly.', shared: 'Dinner before eight.' })
  const known = {
    over,
    current: await put('confirmed', -20 * minute),
    waiting: await put('pending', 3 * day),
    ahead: await put('confirmed', 4 * day),
  }
  const { body } = await patient.call(listSlots, {
    id: dietitian.id,
    from: at(6 * day).slice(0, 10),
    days: '14',
  })
  return {
    ...known,
    dietitian: dietitian.id,
    service: await serviceOf(app, dietitian),
    free: body.days[0]?.slots[0] ?? '',
  }
}
