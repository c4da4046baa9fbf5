import { ArrowDown, ArrowUp, GripVertical, MessageSquareText, Shuffle, Trash2 } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, memo, useState } from 'react'
import type { Item, KnownFoods } from '#contract/plans/document.ts'
import { energyOf } from '#contract/plans/totals.ts'
import { type WatchedFor, warningsOf } from '#contract/plans/warnings.ts'
import { writeNumber } from '#copy/dates.ts'
import { editorWords as words } from '#copy/plans/editor.ts'
import { nameIn, nameOfFood } from '#copy/plans/words.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Menu } from '#web/ui/menu.tsx'
import { Select } from '#web/ui/select.tsx'
import { CountInput } from './count-input.tsx'
import { beginDrag, dropped, isDragged } from './drag.ts'
import { type Place, removeItem, withItem } from './edits.ts'
import { ItemAlternatives } from './item-alternatives.tsx'
import { NoteArea } from './typed-fields.tsx'
import type { Edit } from './use-draft.ts'
import { WarningBadges } from './warning-badges.tsx'

export type RowProps = {
  item: Item
  day: number
  meal: number
  at: number
  foods: KnownFoods
  watched: WatchedFor
  readOnly: boolean
  edit: (change: Edit, field?: string) => void
  onStep: (place: Place, by: 1 | -1) => void
  onDrop: (from: Place, to: Place) => void
  /** Moves the focus back to the search of the meal. */
  onDone: (meal: number) => void
}

/** One food with its amount; alternatives and note are below. */
export const ItemRow = memo(function ItemRow(props: RowProps) {
  const { item, day, meal, at, foods, watched, readOnly, edit, onStep, onDrop, onDone } = props
  const t = useWords()
  const language = useLanguage()
  const [isOpen, setOpen] = useState<'alternatives' | 'note' | null>(null)
  const [over, setOver] = useState<'above' | 'below' | null>(null)
  const facts = foods[item.food]
  const name = nameOfFood(language, foods, item)
  const place = { day, meal, item: at }
  const shown = (value: number) => writeNumber(language, Math.round(value))
  const keys = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || readOnly) return
    event.preventDefault()
    event.stopPropagation()
    onStep(place, event.key === 'ArrowDown' ? 1 : -1)
  }
  const drop = (event: DragEvent) => {
    setOver(null)
    const from = dropped(event, 'item')
    if (!from || from.day !== day) return
    event.preventDefault()
    event.stopPropagation()
    onDrop(from, halfOf(event) === 'above' ? place : { ...place, item: at + 1 })
  }
  return (
    <li
      data-item={item.id}
      onKeyDown={keys}
      onDragOver={(event) => {
        if (readOnly || !isDragged(event, 'item')) return
        event.preventDefault()
        event.stopPropagation()
        setOver(halfOf(event))
      }}
      onDragLeave={() => setOver(null)}
      onDrop={drop}
      className={joinClasses('py-1.5', over && marks[over])}
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 @xl:flex-nowrap">
        {!readOnly && (
          <span
            draggable
            role="img"
            aria-label={t(words.drag(name))}
            onDragStart={(event) => beginDrag(event, 'item', place)}
            className="hidden cursor-grab text-ink-faint @xl:block"
          >
            <Icon of={GripVertical} small />
          </span>
        )}
        <div className="min-w-0 grow basis-full @xl:basis-0">
          <span className="text-sm font-medium">{name}</span>
          {facts?.source.confidence === 'estimate' && <Badge className="ms-2">{t(words.estimate)}</Badge>}
        </div>
        <CountInput
          key={`${item.portion}`}
          label={t(words.amountOf(name))}
          count={item.count}
          readOnly={readOnly}
          onCount={(count) =>
            edit((draft) => withItem(draft, place, (each) => ({ ...each, count })), item.id)
          }
          onEnter={() => onDone(meal)}
        />
        <Select
          small
          aria-label={t(words.portionOf(name))}
          value={item.portion ?? ''}
          disabled={readOnly}
          onChange={({ target }) =>
            edit((draft) =>
              withItem(draft, place, (each) => inPortion(each, target.value || null, facts?.portions ?? [])),
            )
          }
          className="w-36 flex-1 @xl:flex-none"
          options={[
            { value: '', label: t(words.grams) },
            ...(facts?.portions ?? []).map(({ id, names, grams }) => ({
              value: id,
              label: `${nameIn(language, names)} (${shown(grams)} ${t(words.grams)})`,
            })),
          ]}
        />
        <span className="w-20 shrink-0 text-end text-sm whitespace-nowrap tabular-nums text-ink-soft">
          {t(words.kcal(shown(energyOf(foods, item))))}
        </span>
        {!readOnly && (
          <Menu
            label={t(words.itemActions(name))}
            className="size-9 min-h-9 min-w-9 pointer-coarse:size-11"
            choices={[
              {
                id: 'alternatives',
                label: t(words.alternatives),
                icon: Shuffle,
                onChoose: () => afterMenu(() => setOpen('alternatives')),
              },
              {
                id: 'note',
                label: t(words.itemNote),
                icon: MessageSquareText,
                onChoose: () => afterMenu(() => setOpen('note')),
              },
              {
                id: 'up',
                label: t(words.itemUp),
                icon: ArrowUp,
                apart: true,
                onChoose: () => afterMenu(() => onStep(place, -1)),
              },
              {
                id: 'down',
                label: t(words.itemDown),
                icon: ArrowDown,
                onChoose: () => afterMenu(() => onStep(place, 1)),
              },
              {
                id: 'remove',
                label: t(words.removeItem),
                icon: Trash2,
                danger: true,
                apart: true,
                onChoose: () => {
                  edit((draft) => removeItem(draft, place))
                  afterMenu(() => onDone(meal))
                },
              },
            ]}
          >
            <span aria-hidden="true">⋯</span>
          </Menu>
        )}
      </div>
      {facts && (
        <p className="mt-1 flex flex-wrap gap-1 empty:hidden">
          <WarningBadges warnings={warningsOf(facts, watched)} />
        </p>
      )}
      {(item.alternatives.length > 0 || isOpen === 'alternatives') && (
        <ItemAlternatives
          isAdding={isOpen === 'alternatives'}
          onClose={() => setOpen(null)}
          {...{ item, place, foods, watched, readOnly, edit }}
        />
      )}
      {(item.note !== '' || isOpen === 'note') && (
        <div className="mt-1">
          <NoteArea
            aria-label={t(words.itemNote)}
            placeholder={t(words.itemNote)}
            value={item.note}
            maxLength={500}
            readOnly={readOnly}
            autoFocus={isOpen === 'note'}
            onWrite={(note) =>
              edit((draft) => withItem(draft, place, (each) => ({ ...each, note })), `${item.id} note`)
            }
          />
        </div>
      )}
    </li>
  )
})

/** The line where a dragged food would be dropped; it takes no room. */
const marks = {
  above: 'relative before:absolute before:inset-x-0 before:top-0 before:h-0.5 before:bg-action',
  below: 'relative before:absolute before:inset-x-0 before:bottom-0 before:h-0.5 before:bg-action',
}

function halfOf({ currentTarget, clientY }: DragEvent): 'above' | 'below' {
  const { top, height } = currentTarget.getBoundingClientRect()
  return clientY < top + height / 2 ? 'above' : 'below'
}

/** Converts an amount to another measure of about the same weight, rounded to what a kitchen can measure. */
function inPortion(
  item: Item,
  portion: string | null,
  portions: readonly { id: string; grams: number }[],
): Item {
  const gramsOf = (id: string | null) =>
    id === null ? 1 : (portions.find((each) => each.id === id)?.grams ?? 1)
  const grams = item.count * gramsOf(item.portion)
  const step = portion === null ? 1 : 0.25
  const count = Math.max(step, Math.round(grams / gramsOf(portion) / step) * step)
  return { ...item, portion, count }
}

/** A menu returns the focus to its button one frame after it closes, so the focus is moved after that. */
const afterMenu = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then))
