import type { Food } from '#contract/foods/food.ts'
import { nutrients, ofAmount } from '#contract/foods/nutrients.ts'
import { nutrientNames } from '#copy/foods/options.ts'
import { foodDetailWords as words } from '#copy/foods/screen.ts'
import { writeValue } from '#copy/foods/write-food.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'

type NutrientTableProps = { of: Pick<Food, 'per100g' | 'source'>; grams?: number; label: string }

/** All nutrients, known and unknown. */
export function NutrientTable({ of: { per100g, source }, grams = 100, label }: NutrientTableProps) {
  const t = useWords()
  const language = useLanguage()
  const values = ofAmount(per100g, grams)
  return (
    <dl aria-label={label} className="divide-y divide-line text-sm">
      {nutrients.map((nutrient) => {
        const value = values[nutrient]
        return (
          <div key={nutrient} className="flex items-baseline justify-between gap-4 py-1.5">
            <dt className="text-ink-soft">{t(nutrientNames[nutrient])}</dt>
            <dd className={value === null ? 'text-ink-faint' : 'text-ink'}>
              {value === null ? t(words.unknown) : writeValue(language, nutrient, value)}
              {source.estimates.includes(nutrient) && (
                <span className="ms-2 text-xs text-ink-soft">({t(words.estimate)})</span>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
