import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { factsOf, type KnownFoods, type Meal } from '#contract/plans/document.ts'
import { type Warning, type WatchedFor, warningsOf } from '#contract/plans/warnings.ts'
import { following as words } from '#copy/plans/following.ts'
import { writeWarning } from '#copy/plans/warning-words.ts'
import { nameIn, nameOfMeal } from '#copy/plans/words.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Icon } from '#web/ui/icon.tsx'

type AllergyWarningsProps = {
  meals: readonly Meal[]
  foods: KnownFoods
  watched: WatchedFor
  /** Allergies in the patient's own words. */
  told: string | null
}

/** Above the meals, so that it is seen before cooking. It names each food with its meal and the reason. */
export function AllergyWarnings({ meals, foods, watched, told }: AllergyWarningsProps) {
  const t = useWords()
  const language = useLanguage()
  const titleId = useId()
  const { warned } = words
  const lines = meals.flatMap((meal) =>
    meal.items.flatMap((item) =>
      [item, ...item.alternatives].flatMap((amount) => {
        const food = factsOf(foods, amount)
        return (food ? warningsOf(food, watched) : []).filter(isAllergy).map((warning) => ({
          key: `${item.id} ${amount.food} ${t(writeWarning(warning))}`,
          text: t(
            warned.line(
              t(nameOfMeal(meal)),
              food ? nameIn(language, food.names) : '',
              t(writeWarning(warning)),
            ),
          ),
        }))
      }),
    ),
  )
  if (lines.length === 0) return null
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-card border-2 border-danger-ink bg-surface p-4 sm:p-5"
    >
      <h3 id={titleId} className="flex items-center gap-2.5 text-md font-semibold text-danger-ink">
        <Icon of={TriangleAlert} />
        {t(warned.title)}
      </h3>
      <ul className="mt-2 list-disc ps-6 text-sm font-medium">
        {lines.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-soft">
        {told && <span className="block">{t(warned.told(told))}</span>}
        {t(warned.ask)}
      </p>
    </section>
  )
}

const isAllergy = ({ kind }: Warning) => kind === 'allergen'
