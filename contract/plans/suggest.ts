import type { Nutrients } from '../foods/nutrients.ts'
import { type Amount, factsOf, type Item, type KnownFoods, type PlanDay } from './document.ts'
import { type TargetKind, type Targets, targetKinds } from './targets.ts'
import { countOfEqualEnergy, nutrientsOf, totalOfDay } from './totals.ts'
import { type WatchedFor, warningsOf } from './warnings.ts'

/** A day's total for one of its targets, before and after a change. */
export type Effect = { kind: TargetKind; from: number; to: number }

/** Changes one item to another amount or another food of its group. It assumes the suggestions before it. */
export type Suggestion = { meal: string; item: string; from: Amount; to: Amount; effects: Effect[] }

export const mostSuggestions = 4

/** A gain below this share of a target is not worth a change. */
const leastGain = 0.005
/** A new amount does not depend on the patient’s taste, but a new food does, so a swap has to gain more. */
const worthOfSwap = 0.75

const neverSwapped = ['spices', 'sauces', 'other']

type Totals = Record<TargetKind, number>

/** How far a day is from its targets: the sum of the shares by which it misses each. */
export function distanceFrom(targets: Targets, totals: Totals): number {
  return aimedAt(targets).reduce((sum, kind) => {
    const { least, most } = targets[kind] ?? { least: null, most: null }
    const value = totals[kind]
    if (least !== null && value < least) return sum + (least - value) / least
    if (most !== null && value > most) return sum + (value - most) / Math.max(most, 1)
    return sum
  }, 0)
}

/**
 * The single changes that bring a day nearest to its targets, one after the other: in steps of a quarter portion or
 * five grams, from half of an amount to twice as much, or another food of the same group with the same energy. A food
 * with a warning is never added or increased.
 */
export function suggestChanges(
  day: PlanDay,
  foods: KnownFoods,
  targets: Targets,
  watched: WatchedFor,
): Suggestion[] {
  const suggestions: Suggestion[] = []
  const changed = new Set<string>()
  let totals = totalsOf(totalOfDay(foods, day).nutrients)
  while (suggestions.length < mostSuggestions) {
    const distance = distanceFrom(targets, totals)
    let best: { worth: number; totals: Totals; meal: string; item: Item; to: Amount } | null = null
    for (const meal of day.meals)
      for (const item of meal.items.filter(({ id }) => !changed.has(id))) {
        const now = nutrientsOf(foods, item)
        for (const { to, share } of now ? movesOf(item, foods, targets, watched) : []) {
          const after = exchanged(totals, now, nutrientsOf(foods, to))
          const gain = distance - distanceFrom(targets, after)
          if (gain >= leastGain && gain * share > (best?.worth ?? 0))
            best = { worth: gain * share, totals: after, meal: meal.id, item, to }
        }
      }
    if (!best) break
    const { food, portion, count, id } = best.item
    const [before, after] = [totals, best.totals]
    suggestions.push({
      meal: best.meal,
      item: id,
      from: { food, portion, count },
      to: best.to,
      effects: aimedAt(targets)
        .map((kind) => ({ kind, from: before[kind], to: after[kind] }))
        .filter(({ from, to }) => Math.round(from) !== Math.round(to)),
    })
    changed.add(id)
    totals = after
  }
  return suggestions
}

/** Applies a suggestion to a day; changes nothing if the item has changed since. */
export const applySuggestion = (day: PlanDay, { meal, item, from, to }: Suggestion): PlanDay => ({
  ...day,
  meals: day.meals.map((each) =>
    each.id === meal
      ? {
          ...each,
          items: each.items.map((there) =>
            there.id === item && isSame(there, from) ? { ...there, ...to } : there,
          ),
        }
      : each,
  ),
})

const isSame = (one: Amount, other: Amount): boolean =>
  one.food === other.food && one.portion === other.portion && one.count === other.count

function movesOf(
  item: Item,
  foods: KnownFoods,
  targets: Targets,
  watched: WatchedFor,
): { to: Amount; share: number }[] {
  const { food, portion, count } = item
  const facts = factsOf(foods, item)
  if (!facts) return []
  const isWarned = warningsOf(facts, watched).length > 0
  const steps = portion === null ? [5, 10, 20, 40] : [0.25, 0.5, 1]
  const moves = steps
    .flatMap((step) => [count - step, count + step])
    .filter((to) => to >= count / 2 && to <= count * 2 && !(isWarned && to > count))
    .map((to) => ({ to: { food, portion, count: to }, share: 1 }))
  if (neverSwapped.includes(facts.group)) return moves
  for (const other of Object.values(foods).toSorted((one, two) => (one.id < two.id ? -1 : 1))) {
    if (other.id === food || other.group !== facts.group || isAsBought(other) !== isAsBought(facts)) continue
    if (warningsOf(other, watched).length > 0) continue
    // An unknown value would count as zero.
    if (aimedAt(targets).some((kind) => other.per100g[kind] === null)) continue
    const into = { food: other.id, portion: other.portions[0]?.id ?? null }
    const equal = countOfEqualEnergy(foods, item, into)
    if (equal !== null && equal <= 10_000) moves.push({ to: { ...into, count: equal }, share: worthOfSwap })
  }
  return moves
}

/** A raw or dry food cannot replace a cooked one, nor the reverse. */
const isAsBought = ({ names }: { names: { en: string | null; ar: string | null } }): boolean =>
  /\b(raw|dry)\b/i.test(names.en ?? '') || /نيء|نيئ|جاف/.test(names.ar ?? '')

const aimedAt = (targets: Targets): TargetKind[] => targetKinds.filter((kind) => targets[kind] !== null)

const totalsOf = (nutrients: Nutrients): Totals =>
  Object.fromEntries(targetKinds.map((kind) => [kind, nutrients[kind] ?? 0])) as Totals

function exchanged(totals: Totals, out: Nutrients | null, into: Nutrients | null): Totals {
  return Object.fromEntries(
    targetKinds.map((kind) => [kind, totals[kind] - (out?.[kind] ?? 0) + (into?.[kind] ?? 0)]),
  ) as Totals
}
