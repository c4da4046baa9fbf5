import { useId } from 'react'
import type { PlanToday } from '#contract/dashboards/patient.ts'
import { patientDashboard } from '#copy/dashboards/patient.ts'
import { parts } from '#copy/portal/parts.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { Progress } from '#web/ui/progress.tsx'

const { plan: words } = patientDashboard

/** The next meal, and how much of the day is ticked off. */
export function PlanCard({ plan }: { plan: PlanToday | null }) {
  const t = useWords()
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="flex min-h-60 min-w-0 flex-col">
      <h2 id={id} className="text-md font-semibold">
        {t(words.title)}
      </h2>
      {plan && plan.planned > 0 ? (
        <>
          <Next plan={plan} />
          <p className="mt-3 mb-1.5 text-sm text-ink-soft">{t(words.ticked(plan.eaten, plan.planned))}</p>
          <Progress
            label={t(words.title)}
            percent={Math.round((100 * plan.eaten) / plan.planned)}
            className="mb-4"
          />
        </>
      ) : (
        <p className="mt-2 mb-4 text-sm text-ink-soft">{t(plan ? words.notToday : words.none)}</p>
      )}
      <Link to="/patient/nutrition-plans" className={buttonClass('secondary', 'sm', 'mt-auto self-start')}>
        {t(words.open)}
      </Link>
    </Card>
  )
}

function Next({ plan: { next, eaten, planned } }: { plan: PlanToday }) {
  const t = useWords()
  if (!next)
    return <p className="mt-2 text-sm text-ink-soft">{t(eaten === planned ? words.allDone : words.over)}</p>
  const foods = next.foods.map((food) => t(food)).join(t(parts.comma))
  return (
    <>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-3 font-medium">
        {t(words.next(t(next.name)))}
        {next.time && <bdi className="text-sm font-normal text-ink-faint">{next.time}</bdi>}
      </p>
      <p className="line-clamp-2 text-sm text-ink-soft">{foods}</p>
    </>
  )
}
