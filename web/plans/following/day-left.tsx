import { useId } from 'react'
import type { MainNutrient } from '#contract/foods/nutrients.ts'
import { addUp, mainNutrients, nutrientUnits, sumOf } from '#contract/foods/nutrients.ts'
import type { KnownFoods, Meal } from '#contract/plans/document.ts'
import { chosenMeal, type MealRecord } from '#contract/plans/meal-records.ts'
import type { Targets } from '#contract/plans/targets.ts'
import { nutrientsOf } from '#contract/plans/totals.ts'
import { writeNumber } from '#copy/dates.ts'
import { nutrientNames, nutrientUnitNames } from '#copy/foods/options.ts'
import { following as words } from '#copy/plans/following.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useBecame } from '#web/lib/use-became.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { Completed } from '#web/ui/completed.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { UserText } from '#web/ui/user-text.tsx'

type DayLeftProps = {
  meals: readonly Meal[]
  foods: KnownFoods
  targets: Targets
  records: readonly MealRecord[]
  note: string
}

/** The progress of the day, and what is left to eat. */
export function DayLeft({ meals, foods, targets, records, note }: DayLeftProps) {
  const t = useWords()
  const language = useLanguage()
  const titleId = useId()
  const recordOf = ({ id }: Meal) => records.find(({ meal }) => meal === id)
  const planned = meals.filter(({ items }) => items.length > 0)
  const left = planned.filter((meal) => !recordOf(meal)?.isEaten)
  const eaten = planned.length - left.length
  const isFresh = useBecame(left.length === 0)
  const sum = addUp(
    left.map((meal) =>
      sumOf(chosenMeal(meal, recordOf(meal)).flatMap((amount) => nutrientsOf(foods, amount) ?? [])),
    ),
  )
  const write = (nutrient: MainNutrient) => {
    const unit = nutrientUnitNames[nutrientUnits[nutrient]][language]
    return `${writeNumber(language, Math.round(sum.nutrients[nutrient]))} ${unit}`
  }
  return (
    <Card as="section" aria-labelledby={titleId} className="max-lg:order-1 lg:sticky lg:top-24 low:static">
      <div role="status" className="text-sm font-medium">
        {left.length === 0 ? (
          <Completed isFresh={isFresh}>{t(words.allDone)}</Completed>
        ) : (
          t(words.eatenOf(eaten, planned.length))
        )}
      </div>
      <Progress
        label={t(words.eatenOf(eaten, planned.length))}
        percent={planned.length === 0 ? 0 : Math.round((eaten / planned.length) * 100)}
        className="mt-2"
      />
      <h4 id={titleId} className="mt-4 text-sm text-ink-soft">
        {t(eaten === 0 ? words.planned : words.left)}
      </h4>
      <dl className="mt-1 grid grid-cols-2 gap-x-4 gap-y-2">
        {mainNutrients.map((nutrient) => (
          <div key={nutrient}>
            <dt className="text-xs text-ink-soft">{t(nutrientNames[nutrient])}</dt>
            <dd className="text-md font-semibold">{write(nutrient)}</dd>
          </div>
        ))}
      </dl>
      {targets.water !== null && (
        <p className="mt-4 border-t border-line pt-3 text-sm">
          {t(words.water(writeNumber(language, targets.water)))}
        </p>
      )}
      {note && <UserText as="p" text={note} className="mt-3 text-sm whitespace-pre-line text-ink-soft" />}
    </Card>
  )
}
