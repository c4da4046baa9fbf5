import { type ReactNode, useId, useState } from 'react'
import type { MealToday, PlanToday } from '#contract/dashboards/patient.ts'
import { writeClock } from '#copy/clock.ts'
import { patientDashboard } from '#copy/dashboards/patient.ts'
import { parts as common } from '#copy/portal/parts.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { useBecame } from '#web/lib/use-became.ts'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { Completed } from '#web/ui/completed.tsx'
import { Dish } from '#web/ui/dish.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Progress } from '#web/ui/progress.tsx'

const { plan: words } = patientDashboard

/** What was pressed on this screen, until the server's own record replaces it. */
type OwnRecord = Pick<MealToday, 'isEaten' | 'swaps' | 'note' | 'entry'>

/** The parts of plans that record a meal: its tick, and the note on what has not been sent yet. */
export type MealParts = {
  tick: (props: {
    plan: string
    on: PlanToday['on']
    meal: MealToday
    mine: OwnRecord | undefined
    onMine: (mine: OwnRecord | undefined) => void
  }) => ReactNode
  unsent: ReactNode
}

/** The meals of today, each with a tick, and how much of the day is ticked off. */
export function PlanCard({ plan, parts }: { plan: PlanToday; parts: MealParts }) {
  const t = useWords()
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="flex min-w-0 flex-col">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-md font-semibold">
          {t(words.title)}
        </h2>
        <Link to="/patient/nutrition-plans" className={buttonClass('quiet', 'sm', '-my-1 -me-3 px-3')}>
          {t(words.open)}
        </Link>
      </div>
      {plan.planned > 0 ? (
        <Meals key={plan.on} plan={plan} parts={parts} />
      ) : (
        <p className="text-sm text-ink-soft">{t(words.notToday)}</p>
      )}
    </Card>
  )
}

function Meals({ plan, parts }: { plan: PlanToday; parts: MealParts }) {
  const t = useWords()
  const { planned, meals, next } = plan
  const [mine, setMine] = useState<Record<string, OwnRecord | undefined>>({})
  const isEaten = (meal: MealToday) => (mine[meal.id] ?? meal).isEaten
  const eaten = meals.filter(isEaten).length
  const isAllDone = eaten === planned
  const isFresh = useBecame(isAllDone)
  return (
    <>
      <ul
        aria-label={t(words.meals)}
        className="grid grid-cols-[repeat(auto-fit,minmax(7.25rem,1fr))] gap-x-3 gap-y-4 sm:gap-x-5"
      >
        {meals.map((meal) => (
          <MealTile key={meal.id} meal={meal} isNext={meal.id === next && !isEaten(meal)}>
            {parts.tick({
              ...{ plan: plan.id, on: plan.on, meal, mine: mine[meal.id] },
              onMine: (said) => setMine((all) => ({ ...all, [meal.id]: said })),
            })}
          </MealTile>
        ))}
      </ul>
      {parts.unsent}
      {isAllDone ? (
        <div className="mt-4">
          <Completed isFresh={isFresh}>{t(words.allDone)}</Completed>
        </div>
      ) : (
        <>
          <p role="status" className="mt-4 mb-1.5 text-sm text-ink-soft">
            {t(words.ticked(eaten, planned))}
          </p>
          <Progress label={t(words.title)} percent={Math.round((100 * eaten) / planned)} />
        </>
      )}
    </>
  )
}

type MealTileProps = { meal: MealToday; isNext: boolean; children: ReactNode }

function MealTile({ meal, isNext, children }: MealTileProps) {
  const t = useWords()
  const language = useLanguage()
  const name = t(meal.name)
  return (
    <li {...(isNext && { 'aria-current': 'step' as const })} className="max-w-56 min-w-0">
      <div className="flex h-18 items-center">
        <Dish name={meal.drawing} />
        {meal.hasFoods && children}
      </div>
      <p className={joinClasses('mt-2 break-words', isNext ? 'font-semibold' : 'font-medium')}>
        {isNext ? t(words.next(name)) : name}
      </p>
      {meal.time && <bdi className="block text-sm text-ink-soft">{writeClock(language, meal.time)}</bdi>}
      <p className="line-clamp-2 text-sm text-ink-soft">
        {meal.foods.map((food) => t(food)).join(t(common.comma))}
      </p>
    </li>
  )
}
