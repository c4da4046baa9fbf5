import { Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { dishOf } from '#contract/foods/dish-of.ts'
import type { Food } from '#contract/foods/food.ts'
import { readFood } from '#contract/foods/search.ts'
import { textFor } from '#contract/text-language.ts'
import { writeNumber } from '#copy/dates.ts'
import { foodFormWords as words } from '#copy/foods/screen.ts'
import { writeAllergens, writeMarks } from '#copy/foods/write-food.ts'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { readFigure } from '#web/lib/read-figure.ts'
import { useWords } from '#web/lib/words.ts'
import { Field } from '#web/ui/field.tsx'
import { FieldNote } from '#web/ui/field-note.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { goesIn, yieldOf } from './food-draft.ts'
import { IngredientSearch } from './ingredient-search.tsx'
import { NutrientTable } from './nutrient-table.tsx'
import type { FoodForm } from './use-food-form.ts'

type RecipeFieldsProps = {
  form: FoodForm
  /** The id of the recipe itself, which cannot be its own ingredient. */
  own: string | undefined
}

/** Ingredients and yield. The values are calculated while typing, in the same way as on the server. */
export function RecipeFields({ form: { draft, set, error }, own }: RecipeFieldsProps) {
  const t = useWords()
  const language = useLanguage()
  const [known, setKnown] = useState<Readonly<Record<string, Food>>>({})
  const [added, setAdded] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const { ingredients } = draft
  const know = (food: Food) => setKnown((before) => ({ ...before, [food.id]: food }))
  const add = (food: Food) => {
    const at = crypto.randomUUID()
    know(food)
    set({ ingredients: [...ingredients, { at, foodId: food.id, names: food.names, grams: '' }] })
    setAdded(at)
  }
  useEffect(() => {
    if (added) list.current?.querySelector<HTMLElement>(`[data-at="${added}"] input`)?.focus()
  }, [added])

  const parts = ingredients.flatMap(({ foodId, grams: typed }) => {
    const grams = readFigure(typed)
    const food = known[foodId]
    return food && grams !== null ? [{ food, grams }] : []
  })
  const yields = yieldOf(draft)
  const made = parts.length > 0 && yields > 0 ? dishOf(parts, yields) : null
  const allergens = made && writeAllergens(made)
  const none = error('recipe.ingredients')
  return (
    <div className="grid gap-5">
      <fieldset aria-describedby="ingredients-note">
        <legend className="mb-2 text-sm font-medium text-ink">{t(words.ingredients)}</legend>
        {ingredients.length > 0 && (
          <ul ref={list} className="mb-3 divide-y divide-line rounded-control border border-line">
            {ingredients.map((ingredient, at) => (
              <Ingredient
                key={ingredient.at}
                ingredient={ingredient}
                isKnown={ingredient.foodId in known}
                onKnown={know}
                error={error(`recipe.ingredients.${at}.grams`)}
                onGrams={(grams) =>
                  set({
                    ingredients: ingredients.map((each, place) => (place === at ? { ...each, grams } : each)),
                  })
                }
                onRemove={() => set({ ingredients: ingredients.filter((_, place) => place !== at) })}
              />
            ))}
          </ul>
        )}
        <IngredientSearch
          label={t(words.findIngredient)}
          invalid={Boolean(none)}
          without={own}
          onPick={add}
        />
        <div className="mt-1.5">
          <FieldNote id="ingredients-note" error={none} />
        </div>
      </fieldset>
      <Field
        label={t(words.yield)}
        help={t(words.yieldHelp(writeNumber(language, goesIn(draft))))}
        error={error('recipe.yieldGrams')}
        className="sm:max-w-80"
      >
        <TextInput
          name="yieldGrams"
          inputMode="decimal"
          autoComplete="off"
          value={draft.yieldGrams}
          onChange={({ target }) => set({ yieldGrams: target.value })}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        {(['stepsEn', 'stepsAr'] as const).map((field) => (
          <Field
            key={field}
            label={t(words[field])}
            help={t(words.stepsHelp)}
            error={error(`recipe.${field}`)}
            mark="optional"
          >
            <TextArea
              name={field}
              lang={field === 'stepsEn' ? 'en' : 'ar'}
              maxLength={3_000}
              value={draft[field]}
              onChange={({ target }) => set({ [field]: target.value })}
            />
          </Field>
        ))}
      </div>
      <section aria-label={t(words.computed)} className="rounded-control bg-sunken px-4 py-3">
        <h3 className="text-sm font-semibold text-ink">{t(words.computed)}</h3>
        {made ? (
          <>
            <p className="mt-1 text-sm text-ink-soft">
              {[...(allergens ? [allergens] : []), ...writeMarks(made)].map(t).join(' · ')}
            </p>
            <div className="mt-1 sm:columns-2 sm:gap-8">
              <NutrientTable of={made} label={t(words.values)} />
            </div>
          </>
        ) : (
          <p className="mt-1 text-sm text-ink-soft">{t(words.waiting)}</p>
        )}
      </section>
    </div>
  )
}

type IngredientProps = {
  ingredient: { at: string; foodId: string; names: Food['names']; grams: string }
  isKnown: boolean
  onKnown: (food: Food) => void
  error: string | undefined
  onGrams: (grams: string) => void
  onRemove: () => void
}

function Ingredient({ ingredient, isKnown, onKnown, error, onGrams, onRemove }: IngredientProps) {
  const t = useWords()
  const language = useLanguage()
  const { names, grams, at } = ingredient
  // A saved recipe contains only the names of its ingredients, so each is read.
  const { data, error: why } = useRead(readFood, { id: ingredient.foodId }, { enabled: !isKnown })
  const report = useEffectEvent(onKnown)
  useEffect(() => {
    if (data) report(data.food)
  }, [data])
  const name = textFor(language, names.en ?? names.ar ?? '', names.ar)
  return (
    <li data-at={at} className="flex items-center gap-x-3 py-1.5 ps-4 pe-1.5">
      <span className="min-w-0 flex-1 text-ink">
        <UserText text={names.en ?? names.ar ?? ''} other={names.ar} />
        {why?.code === 'not_found' && <span className="block text-xs text-danger-ink">{t(words.gone)}</span>}
      </span>
      <div className="w-24 shrink-0 sm:w-32">
        <TextInput
          aria-label={t(words.gramsOf(name))}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${at}note`}
          placeholder={t(words.grams)}
          inputMode="decimal"
          autoComplete="off"
          value={grams}
          onChange={({ target }) => onGrams(target.value)}
        />
        <FieldNote id={`${at}note`} error={error} />
      </div>
      <IconButton label={t(words.removeIngredient(name))} icon={Trash2} onClick={onRemove} />
    </li>
  )
}
