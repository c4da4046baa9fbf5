import type { Random } from './content/random.ts'
import type { DeskService } from './planned.ts'

export type Kind = 'initial' | 'follow-up' | 'package'

export const kindOf = ({ slug }: Pick<DeskService, 'slug'>): Kind =>
  slug === 'initial-consultation' ? 'initial' : slug === 'follow-up' ? 'follow-up' : 'package'

/** Targets for thirty days: how many appointments of each kind, and how many riyals they add up to. */
export function openBudget(parts: Record<Kind, { count: number; riyals: number }>) {
  const left = structuredClone(parts)
  const kinds = Object.keys(left) as Kind[]
  return {
    /** A random kind, weighted by how many of it are still missing. */
    kind(random: Random): Kind | null {
      const lots = kinds.flatMap((kind) => Array.from({ length: left[kind].count }, () => kind))
      return lots.length > 0 ? random.of(lots) : null
    },
    /** Whether this price leaves a sum for the rest of its kind that real prices can still reach. */
    suits(kind: Kind, price: number): boolean {
      const { count, riyals } = left[kind]
      const [mean, usual] = [riyals / count, parts[kind].riyals / parts[kind].count]
      if (count <= 8) return Math.abs(price - mean) < 60
      const drift = mean - usual
      return Math.abs(drift) < 8 || Math.sign(price - mean) === Math.sign(drift)
    },
    /** The last appointment of a kind costs all the riyals that are left. */
    last: (kind: Kind) => (left[kind].count === 1 ? left[kind].riyals : null),
    spend(service: DeskService) {
      const part = left[kindOf(service)]
      part.count--
      part.riyals -= service.price
    },
    left: () => kinds.reduce((sum, kind) => sum + left[kind].count, 0),
  }
}
export type Budget = ReturnType<typeof openBudget>

/** Without a budget, any of the services; otherwise one of the kind that the budget draws, if its price suits. */
export function chooseWithinBudget(
  services: readonly DeskService[],
  budget: Budget | undefined,
  random: Random,
): DeskService | null {
  if (!budget) return random.of(services)
  const kind = budget.kind(random)
  if (!kind) return null
  const service = services.find((each) => kindOf(each) === kind)
  if (!service) return null
  const last = budget.last(kind)
  if (last !== null) return { ...service, price: last }
  return budget.suits(kind, service.price) ? service : null
}
