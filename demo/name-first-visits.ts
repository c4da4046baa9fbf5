import { modesOf } from '#contract/practice-options.ts'
import { kindOf } from './budget.ts'
import { minute } from './history.ts'
import { midnightOf } from './midnight.ts'
import type { Desk, DeskService, Planned } from './planned.ts'

type Known = {
  /** Appointments that must not change. */
  fixed?: ReadonlySet<Planned>
  /** Booked hours, by person. */
  taken?: Set<string>
  /** Appointments completed since then retain their service and price, because their sums are fixed. */
  soldSince?: number
  /** Pairs who have already met, as `dietitian patient`. */
  met?: Iterable<string>
  now: number
}

/**
 * Makes a patient's first visit to a dietitian a first consultation, and no later one. If the service is already
 * sold, the visit goes to a patient whom it suits.
 */
export function nameFirstVisits(
  planned: readonly Planned[],
  desks: readonly Desk[],
  { fixed = new Set(), taken = new Set(), soldSince = Number.POSITIVE_INFINITY, met = [], now }: Known,
): Planned[] {
  const known = new Set(met)
  const deskOf = new Map(desks.map((desk) => [desk.id, desk]))
  const hasMet = (dietitian: string, patient: string) => known.has(`${dietitian} ${patient}`)
  return planned
    .toSorted((one, other) => one.startsAt - other.startsAt)
    .map((each) => {
      const desk = deskOf.get(each.dietitian)
      const isSold = each.status === 'completed' && each.startsAt >= soldSince
      const fitting =
        fixed.has(each) || !desk ? each : isSold ? withPatient(each, desk) : withService(each, desk)
      if (each.status !== 'cancelled') known.add(`${each.dietitian} ${fitting.patient}`)
      return fitting
    })

  function withService(each: Planned, { services }: Desk): Planned {
    const isFirst = !hasMet(each.dietitian, each.patient)
    if (isFirst === (kindOf(each.service) === 'initial')) return each
    const service = services.find((other) => kindOf(other) === (isFirst ? 'initial' : 'follow-up'))
    return service ? served(each, service, now) : each
  }

  function withPatient(each: Planned, { patients }: Desk): Planned {
    const suits = (patient: string) =>
      hasMet(each.dietitian, patient) === (kindOf(each.service) !== 'initial')
    if (suits(each.patient)) return each
    const patient = patients.find((other) => suits(other) && !taken.has(hourOf(other, each.startsAt)))
    if (!patient) return each
    taken.delete(hourOf(each.patient, each.startsAt))
    taken.add(hourOf(patient, each.startsAt))
    return { ...each, patient }
  }
}

const hourOf = (patient: string, startsAt: number) => {
  const midnight = midnightOf(startsAt)
  return `${patient} ${midnight} ${Math.floor((startsAt - midnight) / (60 * minute))}`
}

/** Another service at the same time, unless the visit has only just ended. */
function served(each: Planned, service: DeskService, now: number): Planned {
  const endsAt = each.startsAt + service.minutes * minute
  if (each.status === 'completed' && endsAt + 30 * minute > now) return each
  const modes = modesOf(service.platform)
  return {
    ...each,
    service,
    price: service.price,
    mode: modes.includes(each.mode) ? each.mode : (modes[0] ?? each.mode),
    endsAt,
  }
}
