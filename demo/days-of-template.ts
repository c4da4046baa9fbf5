import { createHash } from 'node:crypto'
import type { Language } from '#contract/language.ts'
import type { Amount, FoodFacts, Item, KnownFoods, Meal, PlanDay } from '#contract/plans/document.ts'
import { noTargets, type Targets } from '#contract/plans/targets.ts'
import { countOfEqualEnergy } from '#contract/plans/totals.ts'
import { shippedFoods } from '#server/foods/shipped.ts'
import type { DemoTemplate } from './content/plan-templates.ts'

export type Written = { days: PlanDay[]; foods: KnownFoods; targets: Targets }

/** The shipped foods by key, as a plan stores them. */
export const foodsByKey = (): ReadonlyMap<string, FoodFacts> =>
  new Map(
    shippedFoods().map(
      ({ key, also: _also, recipe: _recipe, rawFrom: _rawFrom, ...facts }): [string, FoodFacts] => [
        key,
        facts,
      ],
    ),
  )

/**
 * Parses a template of `demo/content/plan-templates.ts`, always with the same result; notes are in the reader's
 * language.
 */
export function daysOfTemplate(
  { name, targets, days }: DemoTemplate,
  known: ReadonlyMap<string, FoodFacts>,
  language: Language,
): Written {
  const foods: Record<string, FoodFacts> = {}
  const idOf = (of: string) => {
    const hex = createHash('sha256').update(`${name} ${of}`).digest('hex')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
  }

  function amountOf(written: string, inPlaceOf?: Amount): Amount {
    const [, key = '', figure = '', portion = ''] = /^(\S+) ([\d.]*) ?(\S+)$/.exec(written) ?? []
    const food = known.get(key)
    const isKnown = portion === 'g' || food?.portions.some(({ id }) => id === portion)
    if (!food || !isKnown) throw new Error(`"${written}" of ${name} is no food, or no portion of it.`)
    foods[food.id] = food
    const amount = { food: food.id, portion: portion === 'g' ? null : portion, count: Number(figure) }
    return inPlaceOf ? { ...amount, count: countOfEqualEnergy(foods, inPlaceOf, amount) ?? 1 } : amount
  }

  function itemOf(written: string, at: string): Item {
    const [planned = '', others = ''] = written.split(' = ')
    const amount = amountOf(planned)
    const alternatives = others ? others.split(', ').map((other) => amountOf(other, amount)) : []
    return { id: idOf(at), ...amount, alternatives, note: '' }
  }

  function mealOf(line: string, at: string): Meal {
    const [head = '', items = '', ar = '', en = ''] = line.split(' | ')
    const [kind, time = null] = head.split(' ')
    return {
      id: idOf(at),
      kind: kind as Meal['kind'],
      name: '',
      time,
      note: language === 'ar' ? ar : en,
      recipe: '',
      items: items.split('; ').map((item, number) => itemOf(item, `${at} ${number}`)),
    }
  }

  return {
    days: days
      .trim()
      .split('\n\n')
      .map((lines, day) => ({
        note: '',
        meals: lines.split('\n').map((line, at) => mealOf(line, `${day} ${at}`)),
      })),
    foods,
    targets: {
      ...noTargets,
      ...Object.fromEntries(Object.entries(targets).map(([kind, [least, most]]) => [kind, { least, most }])),
    },
  }
}
