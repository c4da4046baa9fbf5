import { createHash } from 'node:crypto'
import { modesOf } from '#contract/practice-options.ts'
import { type Budget, chooseWithinBudget, kindOf } from './budget.ts'
import { type Random, randomFrom } from './content/random.ts'
import { day, minute } from './history.ts'
import type { Desk, Planned } from './planned.ts'

const hour = 60 * minute
/** The number of days for which a practice counts as young: a young one needs a first visit before any other. */
export const youngPracticeDays = 45

export type DayPlan = {
  /** The first moment of the day in Riyadh. */
  midnight: number
  now: number
  desks: readonly Desk[]
  /** Booked hours, by person. */
  taken: Set<string>
  /** When each practice had its first visit. */
  begun?: Map<string, number> | undefined
  /** How many take place, and how many were cancelled. */
  count: number
  cancelled: number
  /** The sum that their prices must reach. */
  budget?: Budget | undefined
  /** Whether to plan outside opening hours too, so that a Friday looks like any other day. */
  anyHour?: boolean | undefined
  /** Distinguishes the ids of several plans for one day. */
  name?: string
}

/** The appointments of one day of the marketplace; planning the day again gives the same ones. */
export function planDay({
  midnight,
  now,
  desks,
  taken,
  begun,
  count,
  cancelled,
  budget,
  anyHour,
  name = '',
}: DayPlan): Planned[] {
  const random = randomFrom(Math.floor(midnight / day))
  const planned: Planned[] = []
  for (let at = 0; at < count + cancelled; at++) {
    const isCancelled = at >= count
    const place = findPlace(random, {
      now,
      midnight,
      desks,
      taken,
      begun,
      anyHour,
      isCancelled,
      budget: isCancelled ? undefined : budget,
    })
    if (!place) continue
    const { desk, service, patient, startsAt } = place
    if (!isCancelled && isOver(startsAt, now)) budget?.spend(service)
    planned.push({
      id: idOf(midnight, `${name}${at}`),
      dietitian: desk.id,
      patient,
      service,
      price: service.price,
      mode: random.of(modesOf(service.platform)),
      startsAt,
      endsAt: startsAt + service.minutes * minute,
      requestedAt: Math.max(
        desk.openSince,
        startsAt - (2 + random.upTo(9)) * day - random.upTo(900) * minute,
      ),
      isOutside: place.isOutside,
      ...fateOf(random, { startsAt, isCancelled, now, takesAtOnce: desk.takesAtOnce }),
    })
  }
  return planned.map((each) => asked(each, now, random))
}

/** Whether it has taken place and its dietitian has marked it as completed. */
const isOver = (startsAt: number, now: number) => startsAt + 90 * minute < now

type Fate = Pick<Planned, 'status' | 'ending' | 'outcome'>

function fateOf(
  random: Random,
  {
    startsAt,
    isCancelled,
    now,
    takesAtOnce,
  }: { startsAt: number; isCancelled: boolean; now: number; takesAtOnce: boolean },
): Fate {
  const none = { ending: null, outcome: null }
  if (isCancelled) {
    const endings = [
      'cancelled_by_patient',
      'cancelled_by_patient',
      'cancelled_by_dietitian',
      'declined',
      'lapsed',
    ] as const
    return { status: 'cancelled', ending: random.of(endings.slice(0, takesAtOnce ? 3 : 5)), outcome: null }
  }
  if (isOver(startsAt, now))
    return {
      status: 'completed',
      ending: null,
      outcome: random.next() < 0.04 ? 'patient_absent' : 'attended',
    }
  if (startsAt > now + 26 * hour && !takesAtOnce && random.next() < 0.35)
    return { status: 'pending', ...none }
  return { status: 'confirmed', ...none }
}

/** Pending requests were made within the last hours; no request is in the future. */
function asked(planned: Planned, now: number, random: Random): Planned {
  const latest = now - (1 + random.upTo(17)) * hour
  return planned.status === 'pending' || planned.requestedAt > latest
    ? { ...planned, requestedAt: Math.min(latest, planned.startsAt - 3 * hour) }
    : planned
}

type Sought = Pick<DayPlan, 'now' | 'midnight' | 'desks' | 'taken' | 'begun' | 'anyHour' | 'budget'> & {
  isCancelled: boolean
}

function findPlace(
  random: Random,
  { now, midnight, desks, taken, begun = new Map(), anyHour = false, budget, isCancelled }: Sought,
) {
  for (let tries = 0; tries < 200; tries++) {
    const desk = random.of(desks)
    if (!desk || midnight < desk.openSince) continue
    const isClosed = desk.closed.some(([from, to]) => midnight >= from && midnight <= to)
    const own = isClosed ? [] : hoursOf(desk, midnight)
    const isOutside = own.length === 0 && anyHour
    const at = random.of(isOutside ? officeHours : own)
    if (at === undefined) continue
    const startsAt = midnight + at * hour
    const service = chooseWithinBudget(desk.services, isOver(startsAt, now) ? budget : undefined, random)
    if (!service) continue
    // A practice has no follow-up before its first visit.
    const isFirst = kindOf(service) === 'initial'
    const isYoung = midnight < desk.openSince + youngPracticeDays * day
    if (!isFirst && isYoung && startsAt <= (begun.get(desk.id) ?? startsAt)) continue
    const patient = random.of(desk.patients)
    if (!patient) continue
    const [here, there] = [`${desk.id} ${midnight} ${at}`, `${patient} ${midnight} ${at}`]
    if (taken.has(here) || taken.has(there)) continue
    taken.add(here).add(there)
    if (isFirst && !isCancelled) begun.set(desk.id, Math.min(startsAt, begun.get(desk.id) ?? startsAt))
    return { desk, service, patient, startsAt, isOutside }
  }
  return null
}

const officeHours = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]

/** Full hours within the weekly ones; hours after midnight are left out. */
function hoursOf({ weekly }: Desk, midnight: number): number[] {
  const weekday = new Date(midnight + 3 * hour).getUTCDay()
  return (weekly[weekday] ?? []).flatMap(({ from, to }) => {
    const [first, last] = [Math.ceil(clock(from)), clock(to) <= clock(from) ? 24 : Math.floor(clock(to))]
    return Array.from({ length: Math.max(0, last - first) }, (_, at) => first + at)
  })
}

const clock = (text: string) => Number(text.slice(0, 2)) + Number(text.slice(3)) / 60

/** The same appointment has the same id whenever it is planned, so that nothing is written twice. */
export function idOf(midnight: number, at: number | string): string {
  const hash = createHash('sha256').update(`demo ${midnight} ${at}`).digest('hex')
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}
