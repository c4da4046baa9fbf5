import { memo, useId, useState } from 'react'
import type { Meal } from '#contract/plans/document.ts'
import type { WatchedFor } from '#contract/plans/warnings.ts'
import { editorWords as words } from '#copy/plans/editor.ts'
import { nameIn, nameOfMeal } from '#copy/plans/words.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { dropped, isDragged } from './drag.ts'
import { addItem, moveMeal } from './edits.ts'
import { FoodSearch } from './food-search.tsx'
import { ItemRow, type RowProps } from './item-row.tsx'
import { energyOfMeal } from './known-totals.ts'
import { MealDetails } from './meal-details.tsx'
import { MealHead } from './meal-head.tsx'
import type { Edit } from './use-draft.ts'

type MealCardProps = Omit<RowProps, 'item' | 'at' | 'meal'> & {
  meal: Meal
  /** Its number among the day's meals with the same name; 0 if it is the only one. */
  number: number
  at: number
  onCopy: (meal: number) => void
  onSay: (text: string) => void
}

/** One meal with its foods, and the search for the next food below. */
export const MealCard = memo(function MealCard(props: MealCardProps) {
  const { meal, number, day, at, foods, watched, readOnly, edit, onStep, onDrop, onDone, onCopy, onSay } =
    props
  const t = useWords()
  const id = useId()
  const name = number === 0 ? t(nameOfMeal(meal)) : `${t(nameOfMeal(meal))} ${number}`
  const [isOpen, setOpen] = useState(false)
  const [isOver, setOver] = useState(false)
  return (
    <Card
      as="section"
      aria-labelledby={id}
      flush
      data-meal={meal.id}
      className={joinClasses(
        '@container p-3 sm:p-4 [contain-intrinsic-size:auto_24rem] [content-visibility:auto] focus-within:[content-visibility:visible]',
        isOver && 'outline-2 outline-action',
      )}
      onDragOver={(event) => {
        if (readOnly || !(isDragged(event, 'item') || isDragged(event, 'meal'))) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        const item = dropped(event, 'item')
        if (item?.day === day) onDrop(item, { day, meal: at, item: meal.items.length })
        const moved = dropped(event, 'meal')
        if (moved?.day === day) edit((draft) => moveMeal(draft, day, moved.meal, at))
      }}
    >
      <MealHead
        {...{ id, name, day, at, readOnly, edit, onCopy, onSay }}
        mealId={meal.id}
        kind={meal.kind}
        time={meal.time}
        ownName={meal.name}
        energy={Math.round(energyOfMeal(foods, meal))}
        onDetails={setOpen}
      />
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
      {!readOnly && <MealSearch {...{ name, day, at, watched, edit, onSay }} />}
      <MealDetails {...{ meal, day, at, readOnly, edit }} areWanted={isOpen} />
    </Card>
  )
})

type MealSearchProps = {
  name: string
  day: number
  at: number
  watched: WatchedFor
  edit: (change: Edit) => void
  onSay: (text: string) => void
}

/** The search that adds the next food to a meal. */
const MealSearch = memo(function MealSearch({ name, day, at, watched, edit, onSay }: MealSearchProps) {
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
