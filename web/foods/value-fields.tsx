import { mainNutrients, type Nutrient, nutrients, nutrientUnits } from '#contract/foods/nutrients.ts'
import { nutrientNames, nutrientUnitNames } from '#copy/foods/options.ts'
import { foodFormWords as words } from '#copy/foods/screen.ts'
import { useWords } from '#web/lib/words.ts'
import { Field } from '#web/ui/field.tsx'
import { FieldNote } from '#web/ui/field-note.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import type { FoodForm } from './use-food-form.ts'

const isMain = (nutrient: Nutrient) => mainNutrients.some((main) => main === nutrient)
const others = nutrients.filter((nutrient) => !isMain(nutrient))

/** The values per 100 g. */
export function ValueFields({ form: { draft, set, error } }: { form: FoodForm }) {
  const t = useWords()
  const fieldOf = (nutrient: Nutrient) => (
    <Field
      key={nutrient}
      label={t(words.withUnit(nutrientNames[nutrient], nutrientUnitNames[nutrientUnits[nutrient]]))}
      error={error(`per100g.${nutrient}`)}
      {...(isMain(nutrient) && { mark: 'required' as const })}
    >
      <TextInput
        name={nutrient}
        inputMode="decimal"
        autoComplete="off"
        value={draft.per100g[nutrient] ?? ''}
        onChange={({ target }) => set({ per100g: { ...draft.per100g, [nutrient]: target.value } })}
      />
    </Field>
  )
  const tooMuch = error('per100g')
  const isOtherWrong = others.some((nutrient) => error(`per100g.${nutrient}`))
  return (
    <fieldset aria-describedby="food-values-note">
      <legend className="text-sm font-medium text-ink">{t(words.values)}</legend>
      <div {...(tooMuch && { 'data-invalid': true, tabIndex: -1 })} className="mt-1 mb-3 outline-none">
        <FieldNote id="food-values-note" help={t(words.valuesHelp)} error={tooMuch} />
      </div>
      <div className="grid grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-4">{mainNutrients.map(fieldOf)}</div>
      <details open={isOtherWrong || undefined} className="mt-4">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center text-sm font-medium text-link">
          {t(words.otherValues)}
        </summary>
        <div className="mt-2 grid grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-4">{others.map(fieldOf)}</div>
      </details>
    </fieldset>
  )
}
