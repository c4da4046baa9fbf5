import { Plus } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import type { Food } from '#contract/foods/food.ts'
import { searchFoods } from '#contract/foods/search.ts'
import { foodFormWords as words } from '#copy/foods/screen.ts'
import { writeValue } from '#copy/foods/write-food.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useRead } from '#web/lib/query.ts'
import { useWords } from '#web/lib/words.ts'
import { controlClass } from '#web/ui/control-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Written } from '#web/ui/written.tsx'

type IngredientSearchProps = {
  label: string
  invalid: boolean
  /** Never found. */
  without: string | undefined
  onPick: (food: Food) => void
}

/** Type, press Enter, and it is in; the arrows choose another one of those that were found. */
export function IngredientSearch({ label, invalid, without, onPick }: IngredientSearchProps) {
  const t = useWords()
  const language = useLanguage()
  const listId = useId()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const wanted = text.trim()
  const q = useDeferredValue(wanted)
  const read = useRead(searchFoods, { q }, { enabled: q.length > 0, keepsLast: true })
  const foods =
    wanted && q === wanted && !read.isPlaceholderData
      ? (read.data?.foods.filter(({ id }) => id !== without).slice(0, 8) ?? [])
      : []
  const hasAnswer = wanted !== '' && q === wanted && !read.isFetching
  const at = Math.min(chosen, Math.max(0, foods.length - 1))
  const list = useRef<HTMLDivElement>(null)
  // What is found stands below the box, which may be the last that is in sight.
  useEffect(() => {
    if (foods.length > 0) list.current?.scrollIntoView({ block: 'nearest' })
  }, [foods.length])
  const pick = (food: Food | undefined) => {
    if (!food) return
    setText('')
    setChosen(0)
    onPick(food)
  }
  const press = (event: KeyboardEvent) => {
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && foods.length > 0) {
      event.preventDefault()
      setChosen((at + (event.key === 'ArrowDown' ? 1 : foods.length - 1)) % foods.length)
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      pick(foods[at])
    } else if (event.key === 'Escape' && text) {
      event.stopPropagation()
      setText('')
    }
  }
  return (
    <div>
      <div className="relative">
        <Icon
          of={Plus}
          small
          className="pointer-events-none absolute inset-y-0 start-3 my-auto text-ink-faint"
        />
        <input
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={foods.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={foods.length > 0 ? `${listId}${at}` : undefined}
          aria-invalid={invalid || undefined}
          autoComplete="off"
          placeholder={label}
          dir={text ? 'auto' : undefined}
          maxLength={80}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setChosen(0)
          }}
          onKeyDown={press}
          className={joinClasses(controlClass, 'aligned-with-page px-9')}
        />
      </div>
      <p role="status" className="sr-only">
        {hasAnswer && t(words.found(foods.length))}
      </p>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={label}
        className="mt-1 overflow-hidden rounded-control border border-line empty:hidden"
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
            onPointerMove={() => setChosen(index)}
            className="flex cursor-pointer flex-wrap items-center justify-between gap-x-3 px-3 py-2 text-sm text-ink aria-selected:bg-tint pointer-coarse:min-h-11"
          >
            <Written text={food.names.en ?? food.names.ar ?? ''} other={food.names.ar} />
            <span className="text-xs whitespace-nowrap text-ink-soft">
              {writeValue(language, 'energy', food.per100g.energy)} / {t(words.hundred)}
            </span>
          </div>
        ))}
      </div>
      {hasAnswer && foods.length === 0 && (
        <p className="px-3 py-2 text-sm">{t(read.isError ? words.searchFailed : words.found(0))}</p>
      )}
    </div>
  )
}
