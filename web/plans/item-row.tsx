import { ArrowDown, ArrowUp, GripVertical, MessageSquareText, Shuffle, Trash2, X } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, memo, useState } from 'react'
import { type Item, type KnownFoods, mostAlternatives } from '#contract/plans/document.ts'
import { countOfEqualEnergy, nutrientsOf } from '#contract/plans/totals.ts'
import { type Watched, warningsOf } from '#contract/plans/warnings.ts'
import { writeNumber } from '#copy/dates.ts'
import { editorWords as words } from '#copy/plans/editor.ts'
import { nameIn, nameOfFood, writeAmount } from '#copy/plans/words.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { addAlternative, type Place, removeItem, withItem } from './edits.ts'
import { FoodSearch } from './food-search.tsx'
import { NoteArea } from './note-area.tsx'
import { readCount } from './split-typed.ts'
import type { Edit } from './use-draft.ts'
import { WarningBadges } from './warning-badges.tsx'

export type RowProps = {
  item: Item
  day: number
  meal: number
  at: number
  foods: KnownFoods
  watched: Watched
  readOnly: boolean
  edit: (change: Edit, field?: string) => void
  onStep: (place: Place, by: 1 | -1) => void
  onDrop: (from: Place, to: Place) => void
  /** Back to where the next food is typed. */
  onDone: (meal: number) => void
}

/** One food with its amount; what may be eaten instead and what is said of it stand below. */
export const ItemRow = memo(function ItemRow(props: RowProps) {
  const { item, day, meal, at, foods, watched, readOnly, edit, onStep, onDrop, onDone } = props
  const t = useWords()
  const language = useLanguage()
  const [isOpen, setOpen] = useState<'alternatives' | 'note' | null>(null)
  const [isOver, setOver] = useState(false)
  const facts = foods[item.food]
  const name = nameOfFood(language, foods, item)
  const nutrients = nutrientsOf(foods, item)
  const place = { day, meal, item: at }
  const shown = (value: number | undefined) => writeNumber(language, Math.round(value ?? 0))
  const keys = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || readOnly) return
    event.preventDefault()
    onStep(place, event.key === 'ArrowDown' ? 1 : -1)
  }
  const drop = (event: DragEvent) => {
    setOver(false)
    const from = dragged(event)
    if (!from || from.day !== day) return
    event.preventDefault()
    event.stopPropagation()
    onDrop(from, place)
  }
  return (
    <li
      data-item={item.id}
      onKeyDown={keys}
      onDragOver={(event) => {
        if (readOnly || !event.dataTransfer.types.includes(dragType)) return
        event.preventDefault()
        event.stopPropagation()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={isOver ? 'border-t-2 border-action py-1.5' : 'py-1.5'}
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 @xl:flex-nowrap">
        {!readOnly && (
          <span
            draggable
            role="img"
            aria-label={t(words.drag(name))}
            onDragStart={(event) => {
              event.dataTransfer.setData(dragType, JSON.stringify(place))
              event.dataTransfer.effectAllowed = 'move'
            }}
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
        <select
          aria-label={t(words.portionOf(name))}
          value={item.portion ?? ''}
          disabled={readOnly}
          onChange={({ target }) =>
            edit((draft) =>
              withItem(draft, place, (each) => inPortion(each, target.value || null, facts?.portions ?? [])),
            )
          }
          className="h-9 w-36 min-w-0 flex-1 truncate @xl:flex-none rounded-control border border-line-control bg-surface px-2 text-sm pointer-coarse:h-11"
        >
          <option value="">{t(words.grams)}</option>
          {facts?.portions.map(({ id, names, grams }) => (
            <option key={id} value={id}>
              {nameIn(language, names)} ({shown(grams)} {t(words.grams)})
            </option>
          ))}
        </select>
        <span className="min-w-16 text-end text-sm whitespace-nowrap tabular-nums text-ink-soft">
          {t(words.kcal(shown(nutrients?.energy)))}
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
        <div className="mt-1 ms-6 text-sm">
          <ul aria-label={t(words.alternativesOf(name))}>
            {item.alternatives.map((each, index) => {
              const other = foods[each.food]
              return (
                <li
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same food may stand there twice
                  key={index}
                  className="flex flex-wrap items-center gap-x-2 text-ink-soft"
                >
                  <span>
                    {t(words.or)} {nameOfFood(language, foods, each)}, {writeAmount(language, foods, each)}
                    {' · '}
                    {t(words.kcal(shown(nutrientsOf(foods, each)?.energy)))}
                  </span>
                  {other && <WarningBadges warnings={warningsOf(other, watched)} />}
                  {!readOnly && (
                    <IconButton
                      icon={X}
                      label={t(words.removeOf(nameOfFood(language, foods, each)))}
                      className="size-8 pointer-coarse:size-11"
                      onClick={() =>
                        edit((draft) =>
                          withItem(draft, place, (before) => ({
                            ...before,
                            alternatives: before.alternatives.toSpliced(index, 1),
                          })),
                        )
                      }
                    />
                  )}
                </li>
              )
            })}
          </ul>
          {isOpen === 'alternatives' && item.alternatives.length < mostAlternatives && (
            <FoodSearch
              focused
              label={t(words.alternativesOf(name))}
              placeholder={t(words.addAlternative)}
              watched={watched}
              onEscape={() => setOpen(null)}
              onPick={(food, amount) =>
                edit((draft) =>
                  addAlternative(draft, place, food, {
                    ...amount,
                    count:
                      countOfEqualEnergy({ ...draft.foods, [food.id]: food }, item, amount) ?? amount.count,
                  }),
                )
              }
            />
          )}
        </div>
      )}
      {(item.note !== '' || isOpen === 'note') && (
        <NoteArea
          aria-label={t(words.itemNote)}
          placeholder={t(words.itemNote)}
          value={item.note}
          maxLength={500}
          readOnly={readOnly}
          autoFocus={isOpen === 'note'}
          className="mt-1"
          onChange={({ target }) =>
            edit(
              (draft) => withItem(draft, place, (each) => ({ ...each, note: target.value })),
              `${item.id} note`,
            )
          }
        />
      )}
    </li>
  )
})

/** As it is typed; what is no amount yet changes nothing. */
function CountInput(props: {
  label: string
  count: number
  readOnly: boolean
  onCount: (count: number) => void
  onEnter: () => void
}) {
  const { label, count, readOnly, onCount, onEnter } = props
  const [text, setText] = useState(() => String(count))
  const [isHere, setHere] = useState(false)
  const typed = readCount(text)
  return (
    <input
      type="text"
      inputMode="decimal"
      dir="ltr"
      data-count
      aria-label={label}
      aria-invalid={isHere && typed === null}
      autoComplete="off"
      maxLength={7}
      readOnly={readOnly}
      // Undone or measured otherwise meanwhile, it is no longer what was typed.
      value={isHere && (typed === null || typed === count) ? text : String(count)}
      onFocus={({ target }) => {
        setText(String(count))
        setHere(true)
        target.select()
      }}
      onBlur={() => setHere(false)}
      onChange={({ target }) => {
        setText(target.value)
        const next = readCount(target.value)
        if (next !== null) onCount(next)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        onEnter()
      }}
      className="h-9 w-16 rounded-control border border-line-control bg-surface px-2 text-end text-sm tabular-nums aria-invalid:border-danger-ink pointer-coarse:h-11"
    />
  )
}

/** The same amount by weight, in another measure: what is eaten stays what it was as nearly as a kitchen can measure. */
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

/** A menu gives the focus back to its button in the frame after it was shut: what takes the focus comes later. */
const afterMenu = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then))

export const dragType = 'application/x-nabta-item'

export function dragged({ dataTransfer }: DragEvent): Place | null {
  const text = dataTransfer.getData(dragType)
  return text ? JSON.parse(text) : null
}
