import { kindOf } from './budget.ts'
import { day, minute } from './history.ts'
import { midnightOf } from './midnight.ts'
import { planDay } from './plan-day.ts'
import type { Desk, DeskService, Planned } from './planned.ts'

/** The number of new patients in each of the months before this one, the oldest first. */
const before = [5, 8, 10, 12]
/** And in this month so far: at most sixteen. */
const untilNow = (dayOfMonth: number) => Math.min(16, Math.round(0.7 * dayOfMonth))

/** A practice that grows: new patients in these months, most of whom return weeks later. */
export function planGrowth(
  desk: Desk,
  known: readonly Planned[],
  now: number,
  taken: Set<string>,
): Planned[] {
  const serviceOf = (kind: 'initial' | 'follow-up') => desk.services.find((each) => kindOf(each) === kind)
  const [initial, followUp] = [serviceOf('initial'), serviceOf('follow-up')]
  if (!initial || !followUp) return []
  const own = known.filter(({ dietitian }) => dietitian === desk.id)
  const waiting = patientsFor(desk, own)
  const planned: Planned[] = []
  const visit = (patient: string, service: DeskService, from: number, name: string) => {
    for (let midnight = from; midnight < from + 4 * day && midnight + day <= now; midnight += day) {
      const desks = [{ ...desk, services: [service], patients: [patient] }]
      const [found] = planDay({ midnight, now, desks, taken, count: 1, cancelled: 0, name })
      if (!found) continue
      planned.push({ ...found, outcome: 'attended' })
      return midnight
    }
    return null
  }
  for (const { first, days, people } of monthsUntil(now)) {
    const isFirst = ({ status, service, startsAt }: Planned) =>
      status === 'completed' &&
      kindOf(service) === 'initial' &&
      startsAt >= first &&
      startsAt < first + (days + 1) * day
    const missing = days > 0 ? people - own.filter(isFirst).length : 0
    for (let at = 0; at < missing; at++) {
      const patient = waiting.shift()
      if (!patient) return planned
      const came = visit(
        patient,
        initial,
        first + Math.floor(((at + 0.5) * days) / missing) * day,
        `new ${patient}`,
      )
      if (came !== null && at % 3 !== 2) visit(patient, followUp, came + (15 + at) * day, `back ${patient}`)
    }
  }
  return planned
}

/** Patients with follow-ups but no first visit come first; then those without any visit. */
function patientsFor({ patients }: Desk, own: readonly Planned[]): string[] {
  const firsts = new Set(
    own.filter(({ service }) => kindOf(service) === 'initial').map((each) => each.patient),
  )
  const again = new Set(own.map(({ patient }) => patient))
  const isHere = new Set(patients)
  return [
    ...[...again].filter((patient) => isHere.has(patient) && !firsts.has(patient)),
    ...patients.filter((patient) => !again.has(patient)),
  ]
}

/** The months of `before`, and this one up to yesterday. */
function monthsUntil(now: number) {
  const today = new Date(midnightOf(now) + 3 * 60 * minute)
  const [year, month, dayOfMonth] = [today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()]
  const firstOf = (later: number) => Date.UTC(year, month + later, 1) - 3 * 60 * minute
  const past = before.map((people, at) => {
    const first = firstOf(at - before.length)
    return { first, days: Math.round((firstOf(at + 1 - before.length) - first) / day), people }
  })
  return [...past, { first: firstOf(0), days: dayOfMonth - 1, people: untilNow(dayOfMonth) }]
}
