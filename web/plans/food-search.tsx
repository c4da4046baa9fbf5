import { useState } from 'react'
import type { Food } from '#contract/foods/food.ts'
import { searchFoods } from '#contract/foods/search.ts'
import type { Amount } from '#contract/plans/document.ts'
import { type WatchedFor, warningsOf } from '#contract/plans/warnings.ts'
import { writeNumber } from '#copy/dates.ts'
import { editorWords as words } from '#copy/plans/editor.ts'
import { nameIn } from '#copy/plans/words.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useSearchResults } from '#web/lib/use-search-results.ts'
import { useWords } from '#web/lib/words.ts'
import { SearchPicker } from '#web/ui/search-picker.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { OwnForm } from './own-form.tsx'
import { splitTyped } from './split-typed.ts'
import { WarningBadges } from './warning-badges.tsx'

type FoodSearchProps = {
  label: string
  placeholder: string
  watched: WatchedFor
  /** Focuses the box, because the reader has just opened it. */
  focused?: boolean
  /** Marks the box, so that the focus can be moved to it. */
  meal?: number
  onPick: (food: Food, amount: Amount) => void
  onEscape?: () => void
}

/** Finds foods by name, optionally with an amount before it. Each result states why the patient may not tolerate it. */
export function FoodSearch({ watched, meal, onPick, ...box }: FoodSearchProps) {
  const t = useWords()
  const language = useLanguage()
  const [text, setText] = useState('')
  const { name, count } = splitTyped(text)
  const { found, hasAnswer, isError } = useSearchResults(searchFoods, name)
  const foods = found?.foods.slice(0, mostShown) ?? []
  return (
    <OwnForm>
      <SearchPicker
        {...box}
        search={meal}
        list="over"
        text={text}
        onText={setText}
        options={foods}
        hasAnswer={hasAnswer}
        outcome={t(
          isError ? words.searchFailed : foods.length > 0 ? words.found(foods.length) : words.noneFound,
        )}
        onPick={(food) => onPick(food, firstAmount(food, count))}
      >
        {(food) => (
          <>
            <span className="min-w-0 flex-1 basis-40">
              <UserText text={nameIn(language, food.names)} className="font-medium" />
              <span className="ms-2 inline-flex flex-wrap gap-1">
                <WarningBadges warnings={warningsOf(food, watched)} />
              </span>
            </span>
            <span className="text-xs whitespace-nowrap text-ink-soft">
              {t(words.kcal(writeNumber(language, Math.round(food.per100g.energy))))} / 100 {t(words.grams)}
            </span>
          </>
        )}
      </SearchPicker>
    </OwnForm>
  )
}

const mostShown = 8

/** A small number counts portions, a large one grams; without a number it is one portion, or 100 g. */
function firstAmount({ id, portions }: Food, count: number | null): Amount {
  const [portion] = portions
  if (!portion || (count !== null && count >= 10)) return { food: id, portion: null, count: count ?? 100 }
  return { food: id, portion: portion.id, count: count ?? 1 }
}
