import { ArrowDown, ArrowUp, Copy, GripVertical, NotebookPen, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { clockTime, type Meal, type MealKind, mealKinds } from '#contract/plans/document.ts'
import { writeNumber } from '#copy/dates.ts'
import { editorWords as words } from '#copy/plans/editor.ts'
import { mealNames } from '#copy/plans/words.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Select } from '#web/ui/select.tsx'
import { TimeInput } from '#web/ui/time-input.tsx'
import { beginDrag } from './drag.ts'
import { removeMeal, stepMeal, withMeal } from './edits.ts'
import type { Edit } from './use-draft.ts'

type MealHeadProps = {
  /** The id of the heading that names the meal. */
  id: string
  name: string
  mealId: string
  kind: MealKind
  time: string | null
  ownName: string
  energy: number
  day: number
  at: number
  readOnly: boolean
  edit: (change: Edit, field?: string) => void
  onDetails: (change: (isOpen: boolean) => boolean) => void
  onCopy: (meal: number) => void
  onSay: (text: string) => void
}

/** Kind, time and energy of a meal, and the actions for all of it. */
export const MealHead = memo(function MealHead(props: MealHeadProps) {
  const { id, name, mealId, kind, time, ownName, energy, day, at, readOnly, edit, onDetails, onCopy, onSay } =
    props
  const t = useWords()
  const language = useLanguage()
  const write = (part: Partial<Meal>, field: string) =>
    edit((draft) => withMeal(draft, day, at, (each) => ({ ...each, ...part })), `${mealId} ${field}`)
  const step = (by: 1 | -1) =>
    edit((draft) => {
      const moved = stepMeal(draft, day, at, by)
      if (moved !== draft) setTimeout(() => onSay(t(words.mealMoved(name, at + by + 1))))
      return moved
    })
  return (
    <div className="flex flex-wrap items-center gap-2">
      <h2 id={id} className="sr-only">
        {name}
      </h2>
      {!readOnly && (
        <span
          draggable
          role="img"
          aria-label={t(words.drag(name))}
          onDragStart={(event) => beginDrag(event, 'meal', { day, meal: at })}
          className="hidden cursor-grab text-ink-faint @xl:block"
        >
          <Icon of={GripVertical} small />
        </span>
      )}
      <Select
        small
        aria-label={t(words.mealKind)}
        value={kind}
        disabled={readOnly}
        onChange={({ target }) => write({ kind: kindOf(target.value) }, 'kind')}
        className="font-semibold"
        options={mealKinds.map((each) => ({ value: each, label: t(mealNames[each]) }))}
      />
      <TimeInput
        small
        aria-label={t(words.mealTime)}
        value={time ?? ''}
        readOnly={readOnly}
        onValue={(text) => {
          // The meal keeps its time if something else was typed.
          if (text === '' || clockTime.safeParse(text).success) write({ time: text || null }, 'time')
        }}
        className="w-24"
      />
      {ownName && <span className="min-w-0 truncate text-sm text-ink-soft">{ownName}</span>}
      <span className="order-last basis-full text-sm font-medium tabular-nums @sm:order-none @sm:ms-auto @sm:basis-auto">
        {t(words.kcal(writeNumber(language, energy)))}
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
              onChoose: () => onDetails((isOpen) => !isOpen),
            },
            { id: 'copy', label: t(words.copyMeal), icon: Copy, onChoose: () => onCopy(at) },
            {
              id: 'up',
              label: t(words.mealUp),
              icon: ArrowUp,
              apart: true,
              disabled: at === 0,
              onChoose: () => step(-1),
            },
            { id: 'down', label: t(words.mealDown), icon: ArrowDown, onChoose: () => step(1) },
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
  )
})

const kindOf = (value: string) => mealKinds.find((kind) => kind === value) ?? 'other'
