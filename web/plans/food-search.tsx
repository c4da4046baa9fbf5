import { Plus } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import type { Food } from '#contract/foods/food.ts'
import { searchFoods } from '#contract/foods/search.ts'
import type { Amount } from '#contract/plans/document.ts'
import { type Watched, warningsOf } from '#contract/plans/warnings.ts'
import { writeNumber } from '#copy/dates.ts'
import { editorWords as words } from '#copy/plans/editor.ts'
import { nameIn } from '#copy/plans/words.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useRead } from '#web/lib/query.ts'
import { useWords } from '#web/lib/words.ts'
import { controlClass } from '#web/ui/control-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { splitTyped } from './split-typed.ts'
import { WarningBadges } from './warning-badges.tsx'

type FoodSearchProps = {
  label: string
  placeholder: string
  watched: Watched
  /** Somebody has just asked for it. */
  focused?: boolean
  /** To be found by, where focus is to go. */
  meal?: number
  onPick: (food: Food, amount: Amount) => void
  onEscape?: () => void
}

/** Type, press Enter, and it is in: the arrows choose another one of those that were found. */
export function FoodSearch({
  label,
  placeholder,
  watched,
  focused,
  meal,
  onPick,
  onEscape,
}: FoodSearchProps) {
  const t = useWords()
  const language = useLanguage()
  const listId = useId()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const { name, count } = splitTyped(text)
  const q = useDeferredValue(name)
  const read = useRead(searchFoods, { q }, { enabled: isOpen && q.length > 0, keepsLast: true })
  const isAsked = isOpen && name !== '' && q === name
  const foods = isAsked ? (read.data?.foods.slice(0, 8) ?? []) : []
  /** What is shown meanwhile was found for fewer letters: that is not what Enter takes. */
  const hasAnswer = isAsked && !read.isFetching && !read.isPlaceholderData
  const at = Math.min(chosen, Math.max(0, foods.length - 1))
  const isWanted = useRef(false)
  const pick = (food: Food | undefined) => {
    isWanted.current = false
    if (!food) return
    onPick(food, firstAmount(food, count))
    setText('')
    setChosen(0)
    setOpen(false)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (foods.length === 0 || event.altKey) return
      event.preventDefault()
      setChosen((before) => (before + (event.key === 'ArrowDown' ? 1 : foods.length - 1)) % foods.length)
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (hasAnswer) pick(foods[at])
      else isWanted.current = name !== ''
    } else if (event.key === 'Escape') {
      if (text || isOpen) event.stopPropagation()
      else onEscape?.()
      setOpen(false)
      setText('')
    }
  }
  useEffect(() => {
    if (hasAnswer && isWanted.current) pick(foods[at])
  })
  return (
    <div className="relative">
      <Icon
        of={Plus}
        small
        className="pointer-events-none absolute inset-y-0 start-3 my-auto text-ink-faint"
      />
      <input
        // biome-ignore lint/a11y/noAutofocus: somebody has just asked for this field
        autoFocus={focused}
        data-search={meal}
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={foods.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={foods.length > 0 ? `${listId}${at}` : undefined}
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        maxLength={80}
        onChange={({ target }) => {
          isWanted.current = false
          setText(target.value)
          setChosen(0)
          setOpen(true)
        }}
        onKeyDown={press}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        className={joinClasses(controlClass, 'aligned-with-page ps-9 text-sm')}
      />
      <p role="status" className="sr-only">
        {hasAnswer && t(foods.length > 0 ? words.found(foods.length) : words.noneFound)}
      </p>
      <div
        id={listId}
        role="listbox"
        aria-label={label}
        className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-card border border-line bg-overlay shadow-overlay empty:hidden"
      >
        {foods.map((food, index) => (
          <div
            key={food.id}
            id={`${listId}${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onPointerDown={(event) => {
              event.preventDefault()
              pick(food)
            }}
            // A list that opens below a pointer at rest is not chosen from.
            onPointerMove={({ movementX, movementY }) => (movementX || movementY) && setChosen(index)}
            className="flex cursor-pointer flex-wrap items-center justify-between gap-x-3 gap-y-1 px-3 py-2 text-sm aria-selected:bg-tint"
          >
            <span className="min-w-0 flex-1 basis-40">
              <span className="font-medium">{nameIn(language, food.names)}</span>
              <span className="ms-2 inline-flex flex-wrap gap-1">
                <WarningBadges warnings={warningsOf(food, watched)} />
              </span>
            </span>
            <span className="text-xs whitespace-nowrap text-ink-soft">
              {t(words.kcal(writeNumber(language, Math.round(food.per100g.energy))))} / 100 {t(words.grams)}
            </span>
          </div>
        ))}
        {hasAnswer && foods.length === 0 && (
          <p className="px-3 py-2.5 text-sm text-ink-soft">
            {t(read.isError ? words.searchFailed : words.noneFound)}
          </p>
        )}
      </div>
    </div>
  )
}

/** A small number counts portions, a large one grams; without any it is one portion, or 100 g. */
function firstAmount({ id, portions }: Food, count: number | null): Amount {
  const [portion] = portions
  if (!portion || (count !== null && count >= 10)) return { food: id, portion: null, count: count ?? 100 }
  return { food: id, portion: portion.id, count: count ?? 1 }
}
