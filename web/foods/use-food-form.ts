import { type FormEvent, useEffect, useRef, useState } from 'react'
import { fieldFaultsOf } from '#contract/field-faults.ts'
import type { Food } from '#contract/foods/food.ts'
import { mainNutrients } from '#contract/foods/nutrients.ts'
import { addFood, foodForm, saveFood } from '#contract/foods/own.ts'
import { faultWords, wordsOfFault } from '#copy/faults.ts'
import { foodFormWords as words } from '#copy/foods/screen.ts'
import type { Word } from '#copy/word.ts'
import { useChange } from '#web/app/query.ts'
import { currentUserId } from '#web/lib/current-user-id.ts'
import { discardFormDraft, readFormDraft, saveFormDraft } from '#web/lib/form-draft.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { showToast } from '#web/ui/toast.ts'
import { type Draft, draftOf, emptyDraft, type FoodKind, sentOf } from './food-draft.ts'

/** The form of a food or recipe. An unfinished new one is restored after a reload. */
export function useFoodForm(kind: FoodKind, food: Food | null, onSaved: () => void) {
  const t = useWords()
  const kept = { key: `nabta-new-${kind} ${currentUserId()}`, fields: ['draft'] } as const
  const [begun] = useState(() => (food ? null : begunBefore(kind, kept)))
  const [draftAt, setDraftAt] = useState(begun?.at ?? null)
  const [draft, setDraft] = useState<Draft>(() => begun?.draft ?? (food ? draftOf(food) : emptyDraft(kind)))
  const [invalid, setInvalid] = useState<Readonly<Record<string, Word>>>({})
  const form = useRef<HTMLFormElement>(null)
  const options = {
    onDone: () => {
      discardFormDraft(kept)
      showToast({ tone: 'success', title: t(words.saved) })
      onSaved()
    },
  }
  const adding = useChange(addFood, options)
  const saving = useChange(saveFood, options)
  const change = food ? saving : adding

  useEffect(() => {
    if (Object.keys(invalid).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]')?.focus()
  }, [invalid])

  const set = (changes: Partial<Draft>) => {
    const next = { ...draft, ...changes }
    setDraft(next)
    if (!food) saveFormDraft(kept, { draft: JSON.stringify(next) })
  }
  const discard = () => {
    discardFormDraft(kept)
    setDraft(emptyDraft(kind))
    setInvalid({})
    setDraftAt(null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (change.isPending) return
    const given = sentOf(kind, draft)
    const read = foodForm.safeParse(given)
    setInvalid(read.success ? {} : wordsOf(fieldFaultsOf(read.error.issues, given), draft))
    if (!read.success) return
    if (food) saving.mutate({ id: food.id, ...read.data })
    else adding.mutate(read.data)
  }
  return {
    draft,
    set,
    discard,
    draftAt,
    busy: change.isPending,
    refused: change.error ? t(wordsOfRefusal(change.error)) : null,
    form: { ref: form, onSubmit: submit, noValidate: true },
    error: (field: string) => (invalid[field] ? t(invalid[field]) : undefined),
  }
}

export type FoodForm = ReturnType<typeof useFoodForm>

function begunBefore(kind: FoodKind, kept: Parameters<typeof readFormDraft>[0]) {
  const { answers, at } = readFormDraft(kept)
  if (typeof answers.draft !== 'string') return null
  // A draft from before a field existed has nothing in it.
  return { draft: { ...emptyDraft(kind), ...(JSON.parse(answers.draft) as Partial<Draft>) }, at }
}

/** Words for the faults, at the fields that have them. */
function wordsOf(faults: ReturnType<typeof fieldFaultsOf>, draft: Draft): Record<string, Word> {
  const found: Record<string, Word> = {}
  for (const { field, code, count } of faults) {
    if (field === 'per100g') {
      const missing = mainNutrients.filter((nutrient) => !draft.per100g[nutrient]?.trim())
      for (const nutrient of missing) found[`per100g.${nutrient}`] ??= faultWords.required
      if (missing.length === 0) found[field] ??= words.tooMuch
    } else if (field === 'recipe.ingredients' && code === 'required') found[field] ??= words.noIngredients
    else
      found[field] ??= /per100g\.|grams$|yieldGrams$/i.test(field) ? words.figure : wordsOfFault(code, count)
  }
  return found
}
