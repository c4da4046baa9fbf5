import { Check } from 'lucide-react'
import { useId } from 'react'
import type { readPatientDashboard } from '#contract/dashboards/patient.ts'
import type { OutputOf } from '#contract/route.ts'
import { patientDashboard } from '#copy/dashboards/patient.ts'
import type { Address } from '#web/app/address.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

const { firstSteps: words } = patientDashboard

type FirstStepsProps = { done: NonNullable<OutputOf<typeof readPatientDashboard>['firstSteps']> }

/** What a new patient does first, with one button for the next step. */
export function FirstSteps({ done }: FirstStepsProps) {
  const t = useWords()
  const id = useId()
  const next = steps.find((step) => !done[step])
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="text-lg font-semibold">
        {t(words.title)}
      </h2>
      <p className="mt-0.5 text-sm text-ink-soft">{t(words.text)}</p>
      <ol aria-labelledby={id} className="mt-5 grid gap-x-6 gap-y-4 md:grid-cols-3">
        {steps.map((step, at) => (
          <li
            key={step}
            {...(step === next && { 'aria-current': 'step' as const })}
            className="flex min-w-0 gap-3"
          >
            <span
              className={joinClasses(
                'grid size-9 shrink-0 place-items-center rounded-pill text-sm font-semibold',
                done[step]
                  ? 'bg-tint text-on-tint'
                  : step === next
                    ? 'bg-action text-on-action'
                    : 'border border-line-control text-ink-soft',
              )}
            >
              {done[step] ? (
                <>
                  <Icon of={Check} small />
                  <span className="sr-only">{t(words.done)}</span>
                </>
              ) : (
                at + 1
              )}
            </span>
            <div className="min-w-0">
              <p className={joinClasses('font-medium', done[step] && 'text-ink-soft')}>
                {t(words[step].label)}
              </p>
              <p className="text-sm text-ink-soft">{t(words[step].text)}</p>
            </div>
          </li>
        ))}
      </ol>
      {next && (
        <Link to={addresses[next]} className={buttonClass('primary', 'md', 'mt-6 max-sm:w-full')}>
          {t(words[next].button)}
        </Link>
      )}
    </Card>
  )
}

const steps = ['onboarded', 'booked', 'measured'] as const

const addresses = {
  onboarded: '/patient/onboarding',
  booked: '/patient/dietitians',
  measured: '/patient/health-data',
} as const satisfies Record<(typeof steps)[number], Address>
