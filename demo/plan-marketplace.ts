import { kindOf, openBudget } from './budget.ts'
import { day, minute } from './history.ts'
import { midnightOf } from './midnight.ts'
import { nameFirstVisits } from './name-first-visits.ts'
import { planDay, youngPracticeDays } from './plan-day.ts'
import { planGrowth } from './plan-growth.ts'
import type { Desk, Planned } from './planned.ts'

/** Thirty days bring 128,450 riyals in 451 appointments: 33, 50 and 17 per cent. */
const month = {
  initial: { count: 106, riyals: 42_390 },
  'follow-up': { count: 272, riyals: 64_220 },
  package: { count: 73, riyals: 21_840 },
} as const
const today = 56
const daysBefore = 120
export const daysAhead = 14
export const dietitianOfDemo = 'dietitian@nabta.test'

/** Past months, today, and two weeks ahead. Stories come first: each account that people sign in to has one. */
export function planMarketplace(desks: readonly Desk[], stories: readonly Planned[], now: number): Planned[] {
  const taken = takenBy(stories)
  const begun = new Map<string, number>()
  const growing = desks.find(({ email }) => email === dietitianOfDemo)
  const others = desks.filter((desk) => desk !== growing)
  const known = [
    ...stories,
    ...(growing ? planGrowth(growing, stories, now, taken) : []),
    ...others.flatMap((desk) => firstAt(desk, now, taken, begun)),
  ]
  const budget = openBudget(month)
  const midnight = midnightOf(now)
  const isOfDay = (planned: Planned, later: number) => midnightOf(planned.startsAt) === midnight + later * day
  for (const { status, service, startsAt, price } of known)
    if (status === 'completed' && startsAt >= midnight - 29 * day) budget.spend({ ...service, price })
  const ofToday = planDay({
    midnight,
    now,
    desks,
    taken,
    count: today - known.filter((each) => isOfDay(each, 0) && each.status !== 'cancelled').length,
    cancelled: 4,
    anyHour: true,
    budget,
  })

  const before: Planned[] = []
  for (let later = -29; later < 0; later++) {
    const count = Math.ceil(budget.left() / -later)
    before.push(
      ...planDay({
        midnight: midnight + later * day,
        now,
        desks: others,
        taken,
        begun,
        count,
        cancelled: later % 2 === 0 ? 1 : 2,
        budget,
        anyHour: later > -5,
      }),
    )
  }
  for (let later = -daysBefore; later < -30; later++)
    before.push(
      ...planDay({
        midnight: midnight + later * day,
        now,
        desks: others,
        taken,
        begun,
        count: 9,
        cancelled: later % 3 === 0 ? 1 : 0,
      }),
    )
  const planned = [...known, ...before, ...ofToday, ...planAhead(desks, now, taken)]
  const all = [...planned, ...desks.flatMap((desk) => missingAt(desk, planned, now, taken))]
  return nameFirstVisits(all, desks, { fixed: new Set(known), taken, soldSince: midnight - 29 * day, now })
}

/** The first visit to a practice that has opened recently. */
function firstAt(desk: Desk, now: number, taken: Set<string>, begun: Map<string, number>): Planned[] {
  const services = desk.services.filter((service) => kindOf(service) === 'initial')
  const desks = [{ ...desk, services }]
  if (desk.openSince < midnightOf(now, -youngPracticeDays)) return []
  for (let later = 1; midnightOf(desk.openSince, later) < midnightOf(now); later++) {
    const midnight = midnightOf(desk.openSince, later)
    const asked = { midnight, now, desks, taken, begun, count: 1, cancelled: 0, name: `first ${desk.email}` }
    const [found] = planDay(asked)
    if (found) return [{ ...found, outcome: 'attended' }]
  }
  return []
}

/** Gives every practice a cancelled, a pending and a confirmed appointment if it lacks one. */
function missingAt(desk: Desk, planned: readonly Planned[], now: number, taken: Set<string>): Planned[] {
  const lacks = (status: Planned['status']) =>
    !planned.some((each) => each.dietitian === desk.id && each.status === status)
  const one = (later: number, status: 'pending' | 'confirmed' | 'cancelled') => {
    const asked = {
      midnight: midnightOf(now, later),
      now,
      desks: [desk],
      taken,
      anyHour: true,
      name: `${desk.email} ${status}`,
    }
    const [found] = planDay({
      ...asked,
      count: status === 'cancelled' ? 0 : 1,
      cancelled: status === 'cancelled' ? 1 : 0,
    })
    return found
  }
  const agreed = lacks('confirmed') ? one(6, 'confirmed') : undefined
  const waiting = lacks('pending') ? one(9, 'pending') : undefined
  const cancelled = lacks('cancelled') ? one(-4, 'cancelled') : undefined
  return [
    ...(waiting ? [{ ...waiting, status: 'pending' as const, requestedAt: now - 5 * 60 * minute }] : []),
    ...(agreed ? [{ ...agreed, status: 'confirmed' as const }] : []),
    ...(cancelled ? [cancelled] : []),
  ]
}

export const planAhead = (desks: readonly Desk[], now: number, taken = new Set<string>()): Planned[] =>
  Array.from({ length: daysAhead }, (_, at) =>
    planDay({
      midnight: midnightOf(now, at + 1),
      now,
      desks,
      taken,
      count: at < 7 ? 34 : 22,
      cancelled: 2,
    }),
  ).flat()

const takenBy = (known: readonly Planned[]) =>
  new Set(
    known.flatMap(({ dietitian, patient, startsAt, endsAt, wanted }) =>
      [startsAt, endsAt - 1, ...(wanted ? [wanted.at, wanted.at + endsAt - startsAt - 1] : [])].flatMap(
        (at) => {
          const midnight = midnightOf(at)
          const hour = Math.floor((at - midnight) / (60 * minute))
          return [`${dietitian} ${midnight} ${hour}`, `${patient} ${midnight} ${hour}`]
        },
      ),
    ),
  )
