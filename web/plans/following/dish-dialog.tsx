import { useId, useState } from 'react'
import { stepsIn } from '#contract/foods/steps-in.ts'
import { type Amount, type FoodFacts, gramsOf } from '#contract/plans/document.ts'
import { mostPeople } from '#contract/plans/meal-records.ts'
import { dishWords as words } from '#copy/plans/dish.ts'
import { shopping } from '#copy/plans/shopping.ts'
import { nameIn, writeAmount } from '#copy/plans/words.ts'
import { writeIngredient } from '#copy/plans/write-ingredient.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { NumberedList } from '#web/ui/numbered-list.tsx'
import { Select } from '#web/ui/select.tsx'
import { UserText } from '#web/ui/user-text.tsx'

type DishDialogProps = { food: FoodFacts; amount: Amount; onClose: () => void }

/** The recipe of a dish, with what goes into the planned portion for as many people as are cooked for. */
export function DishDialog({ food, amount, onClose }: DishDialogProps) {
  const t = useWords()
  const language = useLanguage()
  const [people, setPeople] = useState(1)
  const [ingredientsId, stepsId] = [useId(), useId()]
  const { ingredients = [], yieldGrams = 1, steps } = food.madeOf ?? {}
  const foods = { [food.id]: food }
  const share = (gramsOf(foods, amount) * people) / yieldGrams
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={nameIn(language, food.names)}
      size="md"
    >
      <div className="grid gap-6 text-ink">
        <div className="grid gap-4">
          <p className="text-sm text-ink-soft">{t(words.portion(writeAmount(language, foods, amount)))}</p>
          <Field label={t(shopping.people)} className="sm:max-w-60">
            <Select
              value={String(people)}
              onChange={({ target }) => setPeople(Number(target.value))}
              options={Array.from({ length: mostPeople }, (_, at) => at + 1).map((count) => ({
                value: String(count),
                label: t(shopping.forPeople(count)),
              }))}
            />
          </Field>
        </div>
        <section aria-labelledby={ingredientsId}>
          <h3 id={ingredientsId} className="text-md font-semibold">
            {t(words.ingredients)}
          </h3>
          <ul className="mt-1 divide-y divide-line">
            {ingredients.map((each) => (
              <li key={each.foodId} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5">
                <UserText text={nameIn(language, each.names)} />
                <span className="text-ink-soft">
                  {writeIngredient(language, { ...each, grams: each.grams * share })}
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-xs text-ink-soft">{t(words.prepared)}</p>
        </section>
        {steps && (
          <section aria-labelledby={stepsId}>
            <h3 id={stepsId} className="text-md font-semibold">
              {t(words.steps)}
            </h3>
            <NumberedList lines={stepsIn(language, steps)} className="mt-2 text-md" />
          </section>
        )}
      </div>
    </Dialog>
  )
}
