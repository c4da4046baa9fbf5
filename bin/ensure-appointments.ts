import { readSession } from '#contract/accounts/sign-in.ts'
import { listAppointments } from '#contract/appointments/appointment.ts'
import { bookAppointment, holdTime } from '#contract/appointments/booking.ts'
import { confirmAppointment } from '#contract/appointments/changes.ts'
import { readDietitian } from '#contract/directory.ts'
import { bookWithPackage } from '#contract/money/packages.ts'
import { modesOf } from '#contract/practice-options.ts'
import { type Asker, callAs } from '#test/screens/ask.ts'

/** Pending requests lapse within a day and appointments pass; books new ones if none is upcoming. */
export async function ensureAppointments(patient: Asker, dietitian: Asker): Promise<void> {
  const { appointments } = await callAs(patient, listAppointments, { view: 'upcoming' })
  if (!appointments.some(({ status, mode, may }) => status === 'confirmed' && mode === 'video' && may.cancel))
    await callAs(dietitian, confirmAppointment, { id: await book(patient, dietitian) })
  if (!appointments.some(({ status }) => status === 'pending')) await book(patient, dietitian)
}

/** Books the purchased package’s service, or else the shortest, at the last of the next free times. */
async function book(patient: Asker, with_: Asker): Promise<string> {
  const { session } = await callAs(with_, readSession, {})
  const { dietitian } = await callAs(patient, readDietitian, { id: session?.user.id ?? '' })
  const [bought] = dietitian.packages
  const [service] = dietitian.services
    .filter(({ id }) => !bought || id === bought.service)
    .toSorted((one, other) => one.duration - other.duration)
  const startsAt = dietitian.nextFree.at(-1)
  const mode = service && modesOf(service.platform)[0]
  if (!service || !startsAt || !mode) throw new Error(`${dietitian.name} has no free time`)
  const wanted = { dietitian: dietitian.id, service: service.id, startsAt }
  await callAs(patient, holdTime, wanted)
  const asked = { ...wanted, mode, zone: dietitian.zone, agrees: true }
  const { appointment } = bought
    ? await callAs(patient, bookWithPackage, { ...asked, id: bought.id })
    : await callAs(patient, bookAppointment, asked)
  return appointment.id
}
