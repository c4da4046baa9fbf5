import type { Mode } from '#contract/practice-options.ts'
import { modesOf } from '#contract/practice-options.ts'
import { callTime } from './call-time.ts'
import { day, minute } from './history.ts'
import { midnightOf } from './midnight.ts'
import { idOf } from './plan-day.ts'
import type { Desk, Planned } from './planned.ts'
import type { Bought, PackageName } from './write-packages.ts'

type Line = {
  dietitian: string
  service: number
  /** Days from today, and the hour in Riyadh; `now` for one that is about to begin. */
  at: readonly [later: number, hour: number] | 'now'
  mode: Mode
  askedDaysBefore: number
  /** The package it was booked with. */
  uses?: PackageName
  status: Planned['status']
  /** The day, counted from today, and the hour to which its patient wants to move it. */
  wants?: readonly [later: number, hour: number]
  message?: string
  ending?: Planned['ending']
  /** A follow-up that the dietitian booked. */
  byDietitian?: true
  /** It was confirmed before it was cancelled. */
  wasAgreed?: boolean
  reason?: string
}

const lama = 'dietitian@nabta.test'
const reem = 'reem.ghamdi@practice.nabta.test'
const abdullah = 'abdullah.qahtani@practice.nabta.test'
const faisal = 'both@nabta.test'

/** The past and upcoming appointments of the demo's patient. */
const ofPatient: readonly Line[] = [
  { dietitian: lama, service: 0, at: [-38, 10], mode: 'video', askedDaysBefore: 4, status: 'completed' },
  {
    dietitian: lama,
    service: 1,
    at: [-20, 11],
    mode: 'video',
    askedDaysBefore: 6,
    status: 'completed',
    uses: 'patient',
  },
  {
    dietitian: abdullah,
    service: 1,
    at: [-15, 12],
    mode: 'in-person',
    askedDaysBefore: 2,
    status: 'cancelled',
    ending: 'declined',
    reason: 'I am at a conference that week. The week after is free.',
  },
  {
    dietitian: lama,
    service: 1,
    at: [-6, 11],
    mode: 'video',
    askedDaysBefore: 9,
    status: 'completed',
    uses: 'patient',
  },
  {
    dietitian: lama,
    service: 1,
    at: 'now',
    mode: 'video',
    askedDaysBefore: 3,
    status: 'confirmed',
  },
  {
    dietitian: reem,
    service: 0,
    at: [4, 10],
    mode: 'in-person',
    askedDaysBefore: 0,
    status: 'pending',
    message: 'I would like to plan meals for training three times a week.',
  },
  {
    dietitian: lama,
    service: 2,
    at: [8, 13],
    mode: 'video',
    askedDaysBefore: 2,
    status: 'confirmed',
    wants: [9, 11],
  },
  {
    dietitian: lama,
    service: 1,
    at: [13, 11],
    mode: 'video',
    askedDaysBefore: 0,
    status: 'pending',
    byDietitian: true,
  },
  {
    dietitian: reem,
    service: 1,
    at: [6, 18],
    mode: 'video',
    askedDaysBefore: 5,
    status: 'cancelled',
    ending: 'cancelled_by_dietitian',
    reason: 'I have to be at the hospital that evening. I am sorry.',
  },
  { dietitian: faisal, service: 0, at: [-44, 18], mode: 'video', askedDaysBefore: 3, status: 'completed' },
  {
    dietitian: faisal,
    service: 1,
    at: [-34, 19],
    mode: 'video',
    askedDaysBefore: 5,
    status: 'completed',
    uses: 'expired',
  },
  {
    dietitian: reem,
    service: 0,
    at: [-27, 18],
    mode: 'in-person',
    askedDaysBefore: 6,
    status: 'cancelled',
    ending: 'cancelled_by_patient',
    wasAgreed: true,
  },
  {
    dietitian: reem,
    service: 0,
    at: [-10, 20],
    mode: 'video',
    askedDaysBefore: 0.5,
    status: 'cancelled',
    ending: 'cancelled_by_patient',
    wasAgreed: true,
  },
]

const ofBoth: readonly Line[] = [
  { dietitian: lama, service: 0, at: [-12, 15], mode: 'video', askedDaysBefore: 5, status: 'completed' },
  {
    dietitian: lama,
    service: 1,
    at: [2, 15],
    mode: 'video',
    askedDaysBefore: 2,
    status: 'confirmed',
    uses: 'both',
  },
]

/** The day of the demo's dietitian, with other patients. */
const ofDietitian: readonly Line[] = [
  { dietitian: lama, service: 0, at: [0, 9], mode: 'in-person', askedDaysBefore: 5, status: 'confirmed' },
  {
    dietitian: lama,
    service: 1,
    at: [0, 11],
    mode: 'video',
    askedDaysBefore: 4,
    status: 'cancelled',
    ending: 'cancelled_by_patient',
  },
  { dietitian: lama, service: 1, at: [0, 13], mode: 'video', askedDaysBefore: 8, status: 'confirmed' },
  { dietitian: lama, service: 1, at: [0, 16], mode: 'video', askedDaysBefore: 3, status: 'confirmed' },
  { dietitian: lama, service: 0, at: [1, 10], mode: 'video', askedDaysBefore: 6, status: 'confirmed' },
  {
    dietitian: lama,
    service: 1,
    at: [2, 12],
    mode: 'video',
    askedDaysBefore: 0,
    status: 'pending',
    message: 'My fasting glucose has been above 120 for two weeks. What can I change at breakfast?',
  },
  {
    dietitian: lama,
    service: 0,
    at: [3, 9],
    mode: 'in-person',
    askedDaysBefore: 0,
    status: 'pending',
    message: 'أبحث عن نظام غذائي يناسب دوامي الليلي، وأعاني من حموضة بعد العشاء.',
  },
  { dietitian: lama, service: 1, at: [5, 14], mode: 'video', askedDaysBefore: 0, status: 'pending' },
  {
    dietitian: lama,
    service: 1,
    at: [4, 11],
    mode: 'video',
    askedDaysBefore: 6,
    status: 'confirmed',
    byDietitian: true,
  },
]

type People = Record<'patient' | 'both', string>

export function planStories(
  desks: readonly Desk[],
  people: People,
  now: number,
  bought: Bought = {},
): Planned[] {
  const others = desks.find(({ email }) => email === lama)?.patients ?? []
  const told: Planned[] = []
  for (const [at, line] of ofPatient.entries()) tell(line, people.patient, `patient ${at}`)
  for (const [at, line] of ofBoth.entries()) tell(line, people.both, `both ${at}`)
  for (const [at, line] of ofDietitian.entries()) tell(line, others[at] ?? people.both, `dietitian ${at}`)
  return told

  function tell(line: Line, patient: string, name: string): void {
    const desk = desks.find(({ email }) => email === line.dietitian)
    const service = desk?.services[line.service]
    if (!desk || !service) return
    const length = service.minutes * minute
    let startsAt = momentOf(line.at, now)
    // The call about to begin may be at any hour, so a later line that collides with it is moved.
    while (isTaken(desk.id, startsAt, length)) startsAt += 60 * minute
    const isOver = startsAt + 90 * minute < now
    const status = line.status === 'confirmed' && isOver ? 'completed' : line.status
    const used = line.uses && bought[line.uses]
    const possible = modesOf(service.platform)
    told.push({
      id: idOf(midnightOf(now), name),
      dietitian: desk.id,
      patient,
      service,
      price: used?.perUse ?? service.price,
      ...(used && { package: used.id }),
      mode: possible.find((mode) => mode === line.mode) ?? (possible[0] as Mode),
      startsAt,
      endsAt: startsAt + length,
      requestedAt: Math.min(
        startsAt - line.askedDaysBefore * day,
        now - 7 * 60 * minute - name.length * minute,
      ),
      status,
      ending: line.ending ?? null,
      outcome: status === 'completed' ? 'attended' : null,
      isOutside: true,
      ...(line.byDietitian && { byDietitian: true }),
      ...(line.wasAgreed && { wasAgreed: true }),
      ...(line.reason && { reason: line.reason }),
      ...(line.message && { message: line.message }),
      ...(line.wants && { wanted: { at: momentOf(line.wants, now), since: now - 2 * 60 * minute } }),
    })
  }

  function isTaken(dietitian: string, startsAt: number, length: number) {
    return told.some(
      (other) =>
        other.dietitian === dietitian &&
        other.status === 'confirmed' &&
        startsAt < other.endsAt &&
        startsAt + length > other.startsAt,
    )
  }
}

const momentOf = (at: Line['at'], now: number) =>
  at === 'now' ? callTime(now) : midnightOf(now, at[0]) + at[1] * 60 * minute
