import { useId } from 'react'
import { addUp, type MainNutrient, mainNutrients, nutrientUnits, sumOf } from '#contract/foods/nutrients.ts'
import type { KnownFoods, Meal } from '#contract/plans/document.ts'
import { chosenMeal, type MealRecord } from '#contract/plans/meal-records.ts'
import { middleOf, type Targets } from '#contract/plans/targets.ts'
import { nutrientsOf } from '#contract/plans/totals.ts'
import { writeNumber } from '#copy/dates.ts'
import { nutrientNames, nutrientUnitNames } from '#copy/foods/options.ts'
import { following as words } from '#copy/plans/following.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useBecame } from '#web/lib/use-became.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { Completed } from '#web/ui/completed.tsx'
import { Ring } from '#web/ui/ring.tsx'
import { TargetBars } from '#web/ui/target-bars.tsx'
import { UserText } from '#web/ui/user-text.tsx'

type DayLeftProps = {
  meals: readonly Meal[]
  foods: KnownFoods
  targets: Targets
  records: readonly MealRecord[]
  note: string
}

/** How much of the day is eaten, of its targets, or where there are none of what is planned. */
export function DayLeft({ meals, foods, targets, records, note }: DayLeftProps) {
  const t = useWords()
  const language = useLanguage()
  const titleId = useId()
  const recordOf = ({ id }: Meal) => records.find(({ meal }) => meal === id)
  const planned = meals.filter(({ items }) => items.length > 0)
  const ticked = planned.filter((meal) => recordOf(meal)?.isEaten)
  const isAll = ticked.length === planned.length
  const isFresh = useBecame(isAll)
  const totalOf = (some: readonly Meal[]) =>
    addUp(
      some.map((meal) =>
        sumOf(chosenMeal(meal, recordOf(meal)).flatMap((amount) => nutrientsOf(foods, amount) ?? [])),
      ),
    ).nutrients
  const [whole, eaten] = [totalOf(planned), totalOf(ticked)]
  const figureOf = (nutrient: MainNutrient) => ({
    value: Math.round(eaten[nutrient]),
    target: Math.round(middleOf(targets[nutrient]) ?? whole[nutrient]),
  })
  const number = (value: number) => writeNumber(language, value)
  const unitOf = (nutrient: MainNutrient) => nutrientUnitNames[nutrientUnits[nutrient]][language]
  const energy = figureOf('energy')
  const left = energy.target - energy.value
  return (
    <Card as="section" aria-labelledby={titleId} className="max-lg:order-1 lg:sticky lg:top-24 low:static">
      <div className="flex items-center gap-4">
        <Ring {...energy} label={t(words.energyOf(number(energy.value), number(energy.target)))}>
          <b className="block text-lg leading-tight font-semibold text-ink tabular-nums">
            {number(left > 0 ? left : energy.value)}
          </b>
          {unitOf('energy')}
        </Ring>
        <div className="min-w-0">
          <h4 id={titleId} className="text-md font-semibold">
            {t(ticked.length === 0 ? words.planned : left > 0 ? words.left : words.eaten)}
          </h4>
          <p className="text-sm text-ink-soft">
            {t(words.energyOf(number(energy.value), number(energy.target)))}
          </p>
          <div role="status" className="mt-1 text-sm">
            {isAll ? (
              <Completed isFresh={isFresh}>{t(words.allDone)}</Completed>
            ) : (
              t(words.eatenOf(ticked.length, planned.length))
            )}
          </div>
        </div>
      </div>
      <div className="mt-4">
        <TargetBars
          bars={mainNutrients
            .filter((nutrient) => nutrient !== 'energy')
            .map((nutrient) => {
              const figure = figureOf(nutrient)
              return {
                ...figure,
                key: nutrient,
                name: t(nutrientNames[nutrient]),
                text: `${number(figure.value)} / ${number(figure.target)} ${unitOf(nutrient)}`,
              }
            })}
        />
      </div>
      {targets.water !== null && (
        <p className="mt-4 border-t border-line pt-3 text-sm">
          {t(words.water(writeNumber(language, targets.water)))}
        </p>
      )}
      {note && <UserText as="p" text={note} className="mt-3 text-sm whitespace-pre-line text-ink-soft" />}
    </Card>
  )
}
