import { useState } from 'react'
import type { Meal } from '#contract/plans/document.ts'
import { editorWords as words } from '#copy/plans/editor.ts'
import { useWords } from '#web/lib/words.ts'
import { Field } from '#web/ui/field.tsx'
import { withMeal } from './edits.ts'
import { NoteArea, TypedLine, TypedText } from './typed-fields.tsx'
import type { Edit } from './use-draft.ts'

type MealDetailsProps = {
  meal: Meal
  day: number
  at: number
  readOnly: boolean
  /** Whether the empty ones are shown too. */
  areWanted: boolean
  edit: (change: Edit, field?: string) => void
}

/** A meal's own name, a note and the preparation: what is filled, and the rest once it is wanted. */
export function MealDetails({ meal, day, at, readOnly, areWanted, edit }: MealDetailsProps) {
  const t = useWords()
  // A field that is emptied stays until the page is opened again.
  const [had] = useState(() => ({
    name: meal.name !== '',
    note: meal.note !== '',
    recipe: meal.recipe !== '',
  }))
  const isShown = (part: 'name' | 'note' | 'recipe') => areWanted || had[part] || meal[part] !== ''
  const write = (part: Partial<Meal>, field: string) =>
    edit((draft) => withMeal(draft, day, at, (each) => ({ ...each, ...part })), `${meal.id} ${field}`)
  return (
    <div className="mt-4 grid gap-3 empty:hidden @xl:grid-cols-2">
      {isShown('name') && (
        <Field label={t(words.mealName)}>
          <TypedLine
            value={meal.name}
            maxLength={80}
            readOnly={readOnly}
            onWrite={(name) => write({ name }, 'name')}
          />
        </Field>
      )}
      {isShown('note') && (
        <Field label={t(words.mealNote)}>
          <NoteArea
            value={meal.note}
            maxLength={1_000}
            readOnly={readOnly}
            onWrite={(note) => write({ note }, 'note')}
          />
        </Field>
      )}
      {isShown('recipe') && (
        <Field label={t(words.recipe)} className="@xl:col-span-2">
          <TypedText
            rows={3}
            value={meal.recipe}
            maxLength={4_000}
            readOnly={readOnly}
            onWrite={(recipe) => write({ recipe }, 'recipe')}
          />
        </Field>
      )}
    </div>
  )
}
