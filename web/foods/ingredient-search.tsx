import { useState } from 'react'
import type { Food } from '#contract/foods/food.ts'
import { searchFoods } from '#contract/foods/search.ts'
import { foodFormWords as words } from '#copy/foods/screen.ts'
import { writeValue } from '#copy/foods/write-food.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useSearchResults } from '#web/lib/use-search-results.ts'
import { useWords } from '#web/lib/words.ts'
import { SearchPicker } from '#web/ui/search-picker.tsx'
import { UserText } from '#web/ui/user-text.tsx'

type IngredientSearchProps = {
  label: string
  invalid: boolean
  /** The id of a food that is left out of the results. */
  without: string | undefined
  onPick: (food: Food) => void
}

/** Finds an ingredient by name. */
export function IngredientSearch({ label, invalid, without, onPick }: IngredientSearchProps) {
  const t = useWords()
  const language = useLanguage()
  const [text, setText] = useState('')
  const { found, hasAnswer, isError } = useSearchResults(searchFoods, text.trim())
  const foods = found?.foods.filter(({ id }) => id !== without).slice(0, mostShown) ?? []
  return (
    <SearchPicker
      label={label}
      placeholder={label}
      invalid={invalid}
      list="below"
      text={text}
      onText={setText}
      options={foods}
      hasAnswer={hasAnswer}
      outcome={t(isError ? words.searchFailed : words.found(foods.length))}
      onPick={onPick}
    >
      {(food) => (
        <>
          <UserText text={food.names.en ?? food.names.ar ?? ''} other={food.names.ar} />
          <span className="text-xs whitespace-nowrap text-ink-soft">
            {writeValue(language, 'energy', food.per100g.energy)} / {t(words.hundred)}
          </span>
        </>
      )}
    </SearchPicker>
  )
}

const mostShown = 8
