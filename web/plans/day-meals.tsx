import { Plus } from 'lucide-react'
import { memo, useCallback, useRef } from 'react'
import {
  type KnownFoods,
  type MealKind,
  mealKinds,
  mostMeals,
  type PlanDay,
} from '#contract/plans/document.ts'
import type { WatchedFor } from '#contract/plans/warnings.ts'
import { editorWords as words } from '#copy/plans/editor.ts'
import { mealNames, nameOfFood, nameOfMeal } from '#copy/plans/words.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { addMeal, moveItem, type Place, stepItem, withDay } from './edits.ts'
import { MealCard } from './meal-card.tsx'
import { numberEqualMeals } from './number-equal-meals.ts'
import type { PlanDialog } from './plan-dialogs.tsx'
import { NoteArea } from './typed-fields.tsx'
import type { Edit } from './use-draft.ts'

const usualTimes: Partial<Record<MealKind, string>> = {
  breakfast: '07:30',
  lunch: '13:30',
  snack: '17:00',
  dinner: '20:30',
}

type DayMealsProps = {
  shown: PlanDay
  day: number
  foods: KnownFoods
  watched: WatchedFor
  readOnly: boolean
  edit: (change: Edit, field?: string) => void
  /** Announces a change to screen readers. */
  onSay: (text: string) => void
  ask: (what: PlanDialog) => void
}

/** The editor of one day: its note, its meals, and the start of a new meal. */
export const DayMeals = memo(function DayMeals(props: DayMealsProps) {
  const { shown, day, foods, watched, readOnly, edit, onSay, ask } = props
  const t = useWords()
  const language = useLanguage()
  const root = useRef<HTMLDivElement>(null)
  const focusSearch = useCallback((meal: number) => {
    setTimeout(() => root.current?.querySelector<HTMLElement>(`[data-search="${meal}"]`)?.focus())
  }, [])
  const onStep = useCallback(
    (from: Place, by: 1 | -1) =>
      edit((before) => {
        const moved = stepItem(before, from, by)
        if (!moved) return before
        const { place } = moved
        const meal = moved.draft.days[place.day]?.meals[place.meal]
        const item = meal?.items[place.item]
        if (meal && item) {
          const text = t(
            words.moved(nameOfFood(language, before.foods, item), t(nameOfMeal(meal)), place.item + 1),
          )
          setTimeout(() => {
            onSay(text)
            root.current?.querySelector<HTMLElement>(`[data-item="${item.id}"] [data-count]`)?.focus()
          })
        }
        return moved.draft
      }),
    [edit, onSay, t, language],
  )
  const onDrop = useCallback(
    (from: Place, to: Place) => edit((before) => moveItem(before, from, { meal: to.meal, item: to.item })),
    [edit],
  )
  const onCopy = useCallback((meal: number) => ask({ meal }), [ask])
  const numbers = numberEqualMeals(shown.meals)
  return (
    <div ref={root} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {(!readOnly || shown.note) && (
        <NoteArea
          key={day}
          aria-label={t(words.dayNote)}
          placeholder={t(words.dayNote)}
          value={shown.note}
          maxLength={1_000}
          readOnly={readOnly}
          onWrite={(note) =>
            edit((before) => withDay(before, day, (each) => ({ ...each, note })), `note ${day}`)
          }
        />
      )}
      {shown.meals.length === 0 && <EmptyState title={t(words.noMeals)} />}
      {shown.meals.map((meal, at) => (
        <MealCard
          key={meal.id}
          number={numbers[at] ?? 0}
          onDone={focusSearch}
          {...{ meal, day, at, foods, watched, readOnly, edit, onSay, onStep, onDrop, onCopy }}
        />
      ))}
      {!readOnly && shown.meals.length < mostMeals && (
        <Menu
          label={t(words.addMeal)}
          className="w-fit border border-line-control/60 px-4"
          choices={mealKinds.map((kind) => ({
            id: kind,
            label: t(mealNames[kind]),
            onChoose: () => edit((before) => addMeal(before, day, kind, usualTimes[kind] ?? null)),
          }))}
        >
          <Icon of={Plus} small />
          <span aria-hidden="true">{t(words.addMeal)}</span>
        </Menu>
      )}
    </div>
  )
})
