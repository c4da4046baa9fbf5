import { noPlanNow } from '#copy/plans/no-plan-now.ts'
import { patientPages } from '#copy/portal/patient-pages.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Shown if no plan is in force; earlier ones are in the list above. */
export function NonePlanned() {
  const t = useWords()
  return (
    <Card flush>
      <EmptyState
        title={t(noPlanNow.title)}
        description={t(noPlanNow.text)}
        action={
          <Link to="/patient/messages" className={buttonClass()}>
            {t(noPlanNow.write)}
          </Link>
        }
      />
    </Card>
  )
}

/** Shown to a patient who has never had a plan. */
export function NoPlans() {
  const t = useWords()
  const { plans } = patientPages
  return (
    <Card flush>
      <EmptyState
        title={t(plans.heading)}
        description={t(plans.text)}
        action={
          <Link to="/patient/dietitians" className={buttonClass()}>
            {t(plans.find)}
          </Link>
        }
      />
    </Card>
  )
}
