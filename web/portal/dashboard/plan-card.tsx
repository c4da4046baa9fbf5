import { useId } from 'react'
import type { PlanToday } from '#contract/dashboards/patient.ts'
import { writeClock } from '#copy/clock.ts'
import { patientDashboard } from '#copy/dashboards/patient.ts'
import { parts } from '#copy/portal/parts.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { useBecame } from '#web/lib/use-became.ts'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { Completed } from '#web/ui/completed.tsx'
import { Dish } from '#web/ui/dish.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const { plan: words } = patientDashboard

const TickMeal = lazyPart(
  () => import('./tick-meal.tsx'),
  'TickMeal',
  <Skeleton shape="block" className="h-11 w-32" />,
)

/** The next meal with a tick, and how much of the day is ticked off. */
export function PlanCard({ plan }: { plan: PlanToday }) {
  const t = useWords()
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="flex min-w-0 flex-col">
      <h2 id={id} className="text-md font-semibold">
        {t(words.title)}
      </h2>
      {plan.planned > 0 ? (
        <>
          <Next key={plan.on} plan={plan} />
          <p role="status" className="mt-3 mb-1.5 text-sm text-ink-soft">
            {t(words.ticked(plan.eaten, plan.planned))}
          </p>
          <Progress
            label={t(words.title)}
            percent={Math.round((100 * plan.eaten) / plan.planned)}
            className="mb-4"
          />
        </>
      ) : (
        <p className="mt-2 mb-4 text-sm text-ink-soft">{t(words.notToday)}</p>
      )}
      <Link to="/patient/nutrition-plans" className={buttonClass('secondary', 'sm', 'mt-auto self-start')}>
        {t(words.open)}
      </Link>
    </Card>
  )
}

function Next({ plan }: { plan: PlanToday }) {
  const t = useWords()
  const { id, on, next, eaten, planned } = plan
  const isFresh = useBecame(eaten === planned)
  const language = useLanguage()
  if (!next)
    return eaten === planned ? (
      <div className="mt-3">
        <Completed isFresh={isFresh}>{t(words.allDone)}</Completed>
      </div>
    ) : (
      <p className="mt-2 text-sm text-ink-soft">{t(words.over)}</p>
    )
  const name = t(next.name)
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <Dish name={next.drawing} />
      <div className="min-w-0 flex-1 basis-36">
        <p className="flex flex-wrap items-baseline gap-x-3 font-medium">
          {t(words.next(name))}
          {next.time && (
            <bdi className="text-sm font-normal text-ink-faint">{writeClock(language, next.time)}</bdi>
          )}
        </p>
        <p className="line-clamp-2 text-sm text-ink-soft">
          {next.foods.map((food) => t(food)).join(t(parts.comma))}
        </p>
      </div>
      <TickMeal plan={id} on={on} meal={next} />
    </div>
  )
}
