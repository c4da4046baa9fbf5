import { patientPages } from '#copy/portal/patient-pages.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** To whoever was never given one. */
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
