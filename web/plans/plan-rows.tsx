import type { PlanSummary } from '#contract/plans/authored-plans.ts'
import { writeDate } from '#copy/dates.ts'
import { countedDays } from '#copy/plans/counts.ts'
import { editorWords, stateNames } from '#copy/plans/editor.ts'
import { listWords as words } from '#copy/plans/list.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { usePatientName } from '#web/lib/use-patient-name.ts'
import { useWords } from '#web/lib/words.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Badge } from '#web/ui/badge.tsx'

/** A list of plans; `named` shows the patient of each. */
export function PlanRows({ plans, named }: { plans: readonly PlanSummary[]; named: boolean }) {
  return (
    <ul className="divide-y divide-line">
      {plans.map((plan) => (
        <Row key={plan.id} plan={plan} named={named} />
      ))}
    </ul>
  )
}

function Row({ plan, named }: { plan: PlanSummary; named: boolean }) {
  const t = useWords()
  const language = useLanguage()
  const { name } = usePatientName(plan.patient)
  const changed = writeDate(language, new Date(plan.changedAt), 'date', readerZone())
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-5 transition-colors hover:bg-tint/50 sm:px-6">
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-md font-semibold">
          <Link
            to={`/dietitian/nutrition-plans/${plan.id}`}
            className="text-ink no-underline before:absolute before:inset-0 hover:text-link"
          >
            <bdi>{plan.isUnreadable ? t(words.unreadable) : plan.title}</bdi>
          </Link>
        </h2>
        <p className="text-sm text-ink-soft">
          {named && (
            <>
              <bdi>{name}</bdi>
              {' · '}
            </>
          )}
          {t(countedDays(plan.days))}
          {' · '}
          {t(words.changed(changed))}
        </p>
      </div>
      <span className="flex flex-wrap gap-2">
        {plan.state === 'published' && plan.hasChanges && (
          <Badge tone="pending">{t(editorWords.hasChanges)}</Badge>
        )}
        <Badge tone={plan.state === 'published' ? 'confirmed' : 'neutral'}>{t(stateNames[plan.state])}</Badge>
      </span>
    </li>
  )
}
