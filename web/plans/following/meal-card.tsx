import { ChefHat, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { type Amount, factsOf, type Item, type KnownFoods, type Meal } from '#contract/plans/document.ts'
import { drawingOfMeal } from '#contract/plans/drawing-of-meal.ts'
import { chosenAmount, chosenMeal, type MealRecord } from '#contract/plans/meal-records.ts'
import { nutrientsOf } from '#contract/plans/totals.ts'
import { type WatchedFor, warningsOf } from '#contract/plans/warnings.ts'
import { writeClock } from '#copy/clock.ts'
import { writeNumber } from '#copy/dates.ts'
import { nutrientUnitNames } from '#copy/foods/options.ts'
import { following as words } from '#copy/plans/following.ts'
import { writeWarning } from '#copy/plans/warning-words.ts'
import { nameOfFood, nameOfMeal, writeAmount } from '#copy/plans/words.ts'
import { parts } from '#copy/portal/parts.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { DishCard } from '#web/ui/dish-card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Quoted } from '#web/ui/quoted.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { entryOf, type MealEntry } from './unsent-records.ts'

const DishDialog = lazyPart(() => import('./dish-dialog.tsx'), 'DishDialog', null)
const MealDialog = lazyPart(() => import('./meal-dialog.tsx'), 'MealDialog', null)

type MealCardProps = {
  meal: Meal
  foods: KnownFoods
  watched: WatchedFor
  record: MealRecord | undefined
  /** A meal of a coming day can be changed, and not yet be eaten. */
  isAhead: boolean
  onSay: (said: MealEntry) => void
}

/** One meal of the day with its foods and amounts, which is ticked off once it is eaten. */
export function MealCard({ meal, foods, watched, record, isAhead, onSay }: MealCardProps) {
  const t = useWords()
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const name = t(nameOfMeal(meal))
  const isEaten = record?.isEaten ?? false
  const chosen = chosenMeal(meal, record)
  const energy = chosen.reduce((sum, amount) => sum + (nutrientsOf(foods, amount)?.energy ?? 0), 0)
  return (
    <DishCard
      drawing={drawingOfMeal(foods, chosen)}
      meal={<UserText text={name} />}
      time={meal.time && writeClock(language, meal.time)}
      amount={`${writeNumber(language, Math.round(energy))} ${nutrientUnitNames.kcal[language]}`}
      summary={chosen.map((amount) => nameOfFood(language, foods, amount)).join(t(parts.comma))}
      tick={
        meal.items.length > 0 && !isAhead
          ? {
              isDone: isEaten,
              label: t(isEaten ? words.eatenNamed(name) : words.eatNamed(name)),
              undo: t(words.undo),
              onTick: (done) => onSay({ ...entryOf(record), isEaten: done }),
            }
          : undefined
      }
    >
      <ul className="divide-y divide-line">
        {meal.items.map((item) => (
          <ItemLine key={item.id} item={item} foods={foods} watched={watched} record={record} />
        ))}
      </ul>
      {meal.note && (
        <UserText as="p" text={meal.note} className="mt-2 text-sm whitespace-pre-line text-ink-soft" />
      )}
      {meal.recipe && (
        <details className="mt-2">
          <summary className="min-h-11 cursor-pointer content-center rounded-control text-sm font-medium text-link">
            {t(words.recipe)}
          </summary>
          <UserText as="p" text={meal.recipe} className="pb-2 text-sm whitespace-pre-line" />
        </details>
      )}
      {(record?.note || record?.photoId) && (
        <div className="mt-2 flex items-start gap-3">
          {record.photoId && (
            <img
              src={`/api/meal-photos/${record.photoId}`}
              alt={t(words.photoOf(name))}
              loading="lazy"
              className="size-16 rounded-control object-cover"
            />
          )}
          {record.note && <Quoted>{record.note}</Quoted>}
        </div>
      )}
      <Button
        variant={isAhead ? 'secondary' : 'quiet'}
        aria-haspopup="dialog"
        aria-label={t(isAhead ? words.swapOf(name) : words.moreOf(name))}
        className={isAhead ? 'mt-3' : '-ms-5 -mb-2'}
        onClick={() => setOpen(true)}
      >
        {t(isAhead ? words.swap : words.more)}
      </Button>
      {isOpen && (
        <MealDialog
          meal={meal}
          foods={foods}
          record={record}
          isAhead={isAhead}
          onSay={onSay}
          onClose={() => setOpen(false)}
        />
      )}
    </DishCard>
  )
}

type ItemLineProps = {
  item: Item
  foods: KnownFoods
  watched: WatchedFor
  record: MealRecord | undefined
}

function ItemLine({ item, foods, watched, record }: ItemLineProps) {
  const t = useWords()
  const language = useLanguage()
  const chosen = chosenAmount(item, record?.swaps)
  const isSwapped = chosen !== item
  const others = isSwapped ? [] : item.alternatives
  const food = factsOf(foods, chosen)
  const [isOpen, setOpen] = useState(false)
  return (
    <li className="py-2">
      <FoodLine amount={chosen} foods={foods} watched={watched} isMain />
      {isSwapped && (
        <p className="text-xs text-ink-soft">{t(words.insteadOf(nameOfFood(language, foods, item)))}</p>
      )}
      {others.map((each) => (
        <div key={each.food} className="flex gap-2 ps-3 text-sm text-ink-soft">
          <span>{t(words.or)}</span>
          <div className="min-w-0 flex-1">
            <FoodLine amount={each} foods={foods} watched={watched} />
          </div>
        </div>
      ))}
      {item.note && <UserText as="p" text={item.note} className="text-xs text-ink-soft" />}
      {food?.madeOf?.steps && (
        <Button
          variant="quiet"
          size="sm"
          aria-haspopup="dialog"
          aria-label={t(words.dishOf(nameOfFood(language, foods, chosen)))}
          className="-ms-3"
          onClick={() => setOpen(true)}
        >
          <Icon of={ChefHat} small />
          {t(words.dish)}
        </Button>
      )}
      {food && isOpen && <DishDialog food={food} amount={chosen} onClose={() => setOpen(false)} />}
    </li>
  )
}

type FoodLineProps = { amount: Amount; foods: KnownFoods; watched: WatchedFor; isMain?: boolean }

function FoodLine({ amount, foods, watched, isMain = false }: FoodLineProps) {
  const t = useWords()
  const language = useLanguage()
  const food = factsOf(foods, amount)
  const warnings = food ? warningsOf(food, watched) : []
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <UserText
          text={nameOfFood(language, foods, amount)}
          className={isMain ? 'text-md leading-head font-semibold' : ''}
        />
        <span className="text-sm">{writeAmount(language, foods, amount)}</span>
      </p>
      {warnings.map((warning) => {
        const text = t(writeWarning(warning))
        const isAllergy = warning.kind === 'allergen'
        return (
          <p
            key={text}
            className={joinClasses(
              'flex items-start gap-1.5 text-xs font-medium',
              isAllergy ? 'text-danger-ink' : 'text-accent-ink',
            )}
          >
            <Icon of={TriangleAlert} small className="mt-0.5" />
            {text}
          </p>
        )
      })}
    </>
  )
}
