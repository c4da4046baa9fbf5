import type { Random } from '#demo/content/random.ts'
import type { DeskService } from './planned.ts'

export type Kind = 'initial' | 'follow-up' | 'package'

export const kindOf = ({ slug }: Pick<DeskService, 'slug'>): Kind =>
  slug === 'initial-consultation' ? 'initial' : slug === 'follow-up' ? 'follow-up' : 'package'

/** What thirty days have brought: so many of each kind, which add up to so many riyals. */
export function openBudget(parts: Record<Kind, { count: number; riyals: number }>) {
  const left = structuredClone(parts)
  const kinds = Object.keys(left) as Kind[]
  return {
    /** The kind of which most is missing yet, by lot. */
    kind(random: Random): Kind | null {
      const lots = kinds.flatMap((kind) => Array.from({ length: left[kind].count }, () => kind))
      return lots.length > 0 ? random.of(lots) : null
    },
    /** Whether this price leaves the others of its kind prices that there are. */
    suits(kind: Kind, price: number): boolean {
      const { count, riyals } = left[kind]
      const [mean, usual] = [riyals / count, parts[kind].riyals / parts[kind].count]
      if (count <= 8) return Math.abs(price - mean) < 60
      const drift = mean - usual
      return Math.abs(drift) < 8 || Math.sign(price - mean) === Math.sign(drift)
    },
    /** The last one of a kind costs what is left. */
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

/** One of what somebody offers: any, or one of the kind that the budget wants, if its price leads there. */
export function within(
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
