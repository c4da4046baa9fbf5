import { type ReactNode, useState } from 'react'
import type { Food } from '#contract/foods/food.ts'
import { stepsIn } from '#contract/foods/steps-in.ts'
import { textFor } from '#contract/text-language.ts'
import { writeNumber } from '#copy/dates.ts'
import { allergenNames } from '#copy/foods/allergens.ts'
import { foodGroupNames, nutrientUnitNames } from '#copy/foods/options.ts'
import { foodsWords, foodDetailWords as words } from '#copy/foods/screen.ts'
import { writeMarks, writeSource } from '#copy/foods/write-food.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { NumberedList } from '#web/ui/numbered-list.tsx'
import { Select } from '#web/ui/select.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { NutrientTable } from './nutrient-table.tsx'

type FoodSheetProps = { food: Food; onClose: () => void; onEdit: () => void; onRemove: () => void }

/** All facts about one food. */
export function FoodSheet({ food, onClose, onEdit, onRemove }: FoodSheetProps) {
  const t = useWords()
  const language = useLanguage()
  const [portionId, setPortionId] = useState('')
  const nameOf = ({ en, ar }: Food['names']) => textFor(language, en ?? ar ?? '', ar)
  const portion = food.portions.find(({ id }) => id === portionId)
  return (
    <Sheet
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={nameOf(food.names)}
      {...(food.owner === 'mine' && {
        actions: (
          <>
            <Button onClick={onEdit}>{t(foodsWords.edit)}</Button>
            <Button variant="secondary" onClick={onRemove}>
              {t(foodsWords.remove)}
            </Button>
          </>
        ),
      })}
    >
      <div className="grid gap-6 py-5">
        <Part title={t(words.source)}>
          <p>{[foodGroupNames[food.group], writeSource(food)].map(t).join(' · ')}</p>
          {food.source.note && (
            <p className="mt-1">
              <UserText text={food.source.note.en ?? food.source.note.ar ?? ''} other={food.source.note.ar} />
            </p>
          )}
        </Part>
        <Part title={t(words.allergens)}>
          <p className="font-medium text-ink">
            {food.allergens.length > 0
              ? food.allergens.map((each) => t(allergenNames[each])).join(language === 'ar' ? '، ' : ', ')
              : t(words.noAllergens)}
          </p>
        </Part>
        <Part title={t(words.suitable)}>
          <p>{writeMarks(food).map(t).join(' · ')}</p>
        </Part>
        {food.edible < 1 && (
          <Part title={t(words.edible)}>
            <p>{writeNumber(language, Math.round(food.edible * 100))}%</p>
          </Part>
        )}
        <section>
          <h3 className={headingClass}>{t(words.values)}</h3>
          <Field label={t(words.per)} className="mb-2">
            <Select
              value={portionId}
              placeholder={t(words.hundred)}
              options={food.portions.map(({ id, names, grams }) => ({
                value: id,
                label: t(words.portionOf(nameOf(names), writeNumber(language, grams))),
              }))}
              onChange={({ target }) => setPortionId(target.value)}
            />
          </Field>
          <NutrientTable of={food} grams={portion?.grams ?? 100} label={t(words.values)} />
        </section>
        {food.recipe && (
          <Part title={t(words.recipe)}>
            <ul className="divide-y divide-line">
              {food.recipe.ingredients.map(({ foodId, names, grams }) => (
                <li key={foodId} className="flex justify-between gap-4 py-1.5">
                  <UserText text={names.en ?? names.ar ?? ''} other={names.ar} />
                  <span className="whitespace-nowrap text-ink">
                    {writeNumber(language, grams)} {t(nutrientUnitNames.g)}
                  </span>
                </li>
              ))}
            </ul>
            <p className="mt-2 text-ink">{t(words.yields(writeNumber(language, food.recipe.yieldGrams)))}</p>
            <p className="mt-1 text-xs text-ink-faint">{t(words.retention)}</p>
          </Part>
        )}
        {food.recipe?.steps && (
          <Part title={t(words.steps)}>
            <NumberedList lines={stepsIn(language, food.recipe.steps)} />
          </Part>
        )}
      </div>
    </Sheet>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="text-sm text-ink-soft">
      <h3 className={headingClass}>{title}</h3>
      {children}
    </section>
  )
}

const headingClass = 'mb-1 text-sm font-semibold text-ink'
