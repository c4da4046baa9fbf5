import { memo } from 'react'
import type { WatchedFor } from '#contract/plans/warnings.ts'
import { editorWords as words } from '#copy/plans/editor.ts'
import { nameIn } from '#copy/plans/words.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { addItem } from './edits.ts'
import { FoodSearch } from './food-search.tsx'
import type { Edit } from './use-draft.ts'

type MealSearchProps = {
  name: string
  day: number
  at: number
  watched: WatchedFor
  edit: (change: Edit) => void
  onSay: (text: string) => void
}

/** The search that adds the next food to a meal. */
export const MealSearch = memo(function MealSearch({ name, day, at, watched, edit, onSay }: MealSearchProps) {
  const t = useWords()
  const language = useLanguage()
  return (
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
  )
})
