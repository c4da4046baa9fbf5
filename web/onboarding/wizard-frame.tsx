import type { ReactNode } from 'react'
import type { Party } from '#contract/appointments/appointment.ts'
import { wizard as words } from '#copy/onboarding/wizard.ts'
import type { Word } from '#copy/word.ts'
import { Link } from '#web/lib/link.tsx'
import { readRedirectTo } from '#web/lib/redirect-to.ts'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { LeaveUnsaved } from '#web/ui/leave-unsaved.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { SaveStateLine } from '#web/ui/save-state-line.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { WizardFooter } from '#web/ui/wizard-footer.tsx'
import type { WizardForm } from './use-wizard.ts'

type WizardFrameProps = {
  party: Party
  form: WizardForm
  steps: readonly { readonly title: Word; readonly hint: Word }[]
  /** Shown before the questions of this step. */
  before?: ReactNode
  children: ReactNode
}

/** Progress, the questions of one step, and Back and Continue. */
export function WizardFrame({ party, form, steps, before, children }: WizardFrameProps) {
  const t = useWords()
  const { step, busy } = form
  const { state, flush, settle } = form.autosave
  const words3 = steps.map(({ title }) => t(title))
  const redirectTo = readRedirectTo(window.location.search)
  return (
    <div className="mx-auto w-full max-w-2xl">
      <Stepper step={step} steps={words3} />
      <Progress label={t(words.progress)} percent={33 * step} className="mt-3" />
      <Card className="mt-6 sm:p-8">
        {/* biome-ignore lint/a11y/useSemanticElements: the step is named inside, and a legend would repeat it */}
        <div
          ref={form.top}
          role="group"
          tabIndex={-1}
          aria-label={words3[step - 1]}
          className="scroll-mt-24 focus-visible:outline-none"
        >
          <h2 className="text-lg font-semibold">{words3[step - 1]}</h2>
          <p className="mt-1 text-sm text-ink-soft">{steps[step - 1] && t(steps[step - 1]?.hint as Word)}</p>
          {before}
          <form {...form.form} method="dialog" className="mt-6">
            <div className="grid gap-6">{children}</div>
            <FaultLine>{form.refused}</FaultLine>
            <WizardFooter
              step={step}
              isLast={step === 3}
              back={t(words.back)}
              forward={t(step === 3 ? words.finish : words.continue)}
              onBack={form.moveBack}
              busy={busy}
              busyText={t(words.busy)}
            />
          </form>
        </div>
      </Card>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <SaveStateLine state={state} saved={words.saved} onSave={flush} />
        <Link to={redirectTo ?? `/${party}/dashboard`} className={buttonClass('quiet')}>
          {t(words.later)}
        </Link>
      </div>
      <LeaveUnsaved state={state} flush={flush} onLeave={settle} />
    </div>
  )
}
