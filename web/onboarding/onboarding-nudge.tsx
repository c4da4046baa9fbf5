import { ListChecks } from 'lucide-react'
import type { Party } from '#contract/appointments/appointment.ts'
import { readOnboarding } from '#contract/onboarding.ts'
import { wizard } from '#copy/onboarding/wizard.ts'
import { useRead } from '#web/app/query.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'

const words = wizard.nudge

/** Shown on the dashboard until the onboarding is done; nothing if its state cannot be read. */
export function OnboardingNudge({ party }: { party: Party }) {
  const t = useWords()
  const { data } = useRead(readOnboarding, {})
  if (!data || data.onboarding.completedAt) return null
  const { step } = data.onboarding
  return (
    <Card className="mt-6 flex flex-wrap items-center gap-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-tint text-on-tint">
        <Icon of={ListChecks} />
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-md font-medium">{t(words.heading)}</h2>
        <p className="text-sm text-ink-soft">{t(step === 1 ? words.begin[party] : words.resume(step))}</p>
      </div>
      <Link to={`/${party}/onboarding`} className={buttonClass('secondary')}>
        {t(step === 1 ? words.start : words.continue)}
      </Link>
    </Card>
  )
}
