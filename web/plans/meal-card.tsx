import { ArrowDown, ArrowUp, Copy, NotebookPen, Trash2 } from 'lucide-react'
import { memo, useId, useState } from 'react'
import { type Meal, mealKinds } from '#contract/plans/document.ts'
import { writeNumber } from '#copy/dates.ts'
import { editorWords as words } from '#copy/plans/editor.ts'
import { mealNames, nameIn, nameOfMeal } from '#copy/plans/words.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { addItem, removeMeal, stepMeal, withMeal } from './edits.ts'
import { FoodSearch } from './food-search.tsx'
import { dragged, dragType, ItemRow, type RowProps } from './item-row.tsx'
import { totalOf } from './known-totals.ts'
import { NoteArea } from './note-area.tsx'

type MealCardProps = Omit<RowProps, 'item' | 'at' | 'meal'> & {
  meal: Meal
  at: number
  onCopy: (meal: number) => void
  onSay: (text: string) => void
}

const small = 'h-9 rounded-control border border-line-control bg-surface px-2 text-sm pointer-coarse:h-11'

/** One meal: its foods, and below them where the next one is typed. */
export const MealCard = memo(function MealCard(props: MealCardProps) {
  const { meal, day, at, foods, watched, readOnly, edit, onStep, onDrop, onDone, onCopy, onSay } = props
  const t = useWords()
  const language = useLanguage()
  const id = useId()
  const [isOpen, setOpen] = useState(() => meal.note !== '' || meal.recipe !== '' || meal.name !== '')
  const name = t(nameOfMeal(meal))
  const { energy } = totalOf(foods, meal).nutrients
  const write = (part: Partial<Meal>, field: string) =>
    edit((draft) => withMeal(draft, day, at, (each) => ({ ...each, ...part })), `${meal.id} ${field}`)
  return (
    <Card
      as="section"
      aria-labelledby={id}
      flush
      className="@container p-3 sm:p-4"
      onDragOver={(event) => {
        if (!readOnly && event.dataTransfer.types.includes(dragType)) event.preventDefault()
      }}
      onDrop={(event) => {
        const from = dragged(event)
        if (from?.day === day) onDrop(from, { day, meal: at, item: meal.items.length })
      }}
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 id={id} className="sr-only">
          {name}
        </h2>
        <select
          aria-label={t(words.mealKind)}
          value={meal.kind}
          disabled={readOnly}
          onChange={({ target }) => write({ kind: kindOf(target.value) }, 'kind')}
          className={`${small} font-semibold`}
        >
          {mealKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(mealNames[kind])}
            </option>
          ))}
        </select>
        <input
          type="time"
          aria-label={t(words.mealTime)}
          value={meal.time ?? ''}
          readOnly={readOnly}
          onChange={({ target }) => write({ time: target.value.slice(0, 5) || null }, 'time')}
          className={`${small} tabular-nums`}
        />
        {meal.name && <span className="min-w-0 truncate text-sm text-ink-soft">{meal.name}</span>}
        <span className="order-last basis-full text-sm font-medium tabular-nums @sm:order-none @sm:ms-auto @sm:basis-auto">
          {t(words.kcal(writeNumber(language, Math.round(energy))))}
        </span>
        {!readOnly && (
          <Menu
            label={t(words.mealActions(name))}
            className="ms-auto size-9 min-h-9 min-w-9 @sm:ms-0 pointer-coarse:size-11"
            choices={[
              {
                id: 'details',
                label: t(words.mealDetails),
                icon: NotebookPen,
                onChoose: () => setOpen(!isOpen),
              },
              { id: 'copy', label: t(words.copyMeal), icon: Copy, onChoose: () => onCopy(at) },
              {
                id: 'up',
                label: t(words.mealUp),
                icon: ArrowUp,
                apart: true,
                onChoose: () => edit((draft) => stepMeal(draft, day, at, -1)),
              },
              {
                id: 'down',
                label: t(words.mealDown),
                icon: ArrowDown,
                onChoose: () => edit((draft) => stepMeal(draft, day, at, 1)),
              },
              {
                id: 'remove',
                label: t(words.removeMeal),
                icon: Trash2,
                danger: true,
                apart: true,
                onChoose: () => edit((draft) => removeMeal(draft, day, at)),
              },
            ]}
          >
            <span aria-hidden="true">⋯</span>
          </Menu>
        )}
      </div>
      {meal.items.length > 0 && (
        <ul aria-label={name} className="mt-2 divide-y divide-line">
          {meal.items.map((item, index) => (
            <ItemRow
              key={item.id}
              item={item}
              at={index}
              {...{ day, foods, watched, readOnly, edit, onStep, onDrop, onDone }}
              meal={at}
            />
          ))}
        </ul>
      )}
      {readOnly && meal.items.length === 0 && (
        <p className="mt-2 text-sm text-ink-faint">{t(words.noItems)}</p>
      )}
      {!readOnly && (
        <div className="mt-2">
          <FoodSearch
            meal={at}
            label={t(words.add(name))}
            placeholder={t(words.addShort)}
            watched={watched}
            onPick={(food, amount) => {
              edit((draft) => addItem(draft, day, at, food, amount))
              onSay(t(words.added(nameIn(language, food.names))))
            }}
          />
        </div>
      )}
      {isOpen && (
        <div className="mt-4 grid gap-3 @xl:grid-cols-2">
          <Field label={t(words.mealName)}>
            <TextInput
              dir="auto"
              className="aligned-with-page"
              value={meal.name}
              maxLength={80}
              readOnly={readOnly}
              onChange={({ target }) => write({ name: target.value }, 'name')}
            />
          </Field>
          <Field label={t(words.mealNote)}>
            <NoteArea
              value={meal.note}
              maxLength={1_000}
              readOnly={readOnly}
              onChange={({ target }) => write({ note: target.value }, 'note')}
            />
          </Field>
          <Field label={t(words.recipe)} className="@xl:col-span-2">
            <TextArea
              rows={3}
              value={meal.recipe}
              maxLength={4_000}
              readOnly={readOnly}
              onChange={({ target }) => write({ recipe: target.value }, 'recipe')}
            />
          </Field>
        </div>
      )}
    </Card>
  )
})

const kindOf = (value: string) => mealKinds.find((kind) => kind === value) ?? 'other'
