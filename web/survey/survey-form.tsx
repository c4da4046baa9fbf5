import type { FormEvent, ReactNode } from 'react'
import type { SurveyAudience } from '#contract/survey.ts'
import { brand } from '#copy/brand.ts'
import { legal } from '#copy/public/legal.ts'
import { survey } from '#copy/survey.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useWords } from '#web/lib/words.ts'
import { SavedNote } from '#web/ui/saved-note.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { WizardFooter } from '#web/ui/wizard-footer.tsx'
import { MessageStep } from './message-step.tsx'
import type { SurveyParts } from './survey-parts.ts'
import type { SurveySteps } from './use-survey-steps.ts'

const NeedsStep = lazyPart(() => import('./needs-step.tsx'), 'NeedsStep')

type SurveyFormProps = {
  audience: SurveyAudience
  form: SurveyParts
  steps: SurveySteps
  /** The fields of the first step. */
  children: ReactNode
  /** The consent in the last step, if it is needed. */
  consent?: ReactNode
}

/** Continue does not validate; Submit does, and returns to the step with the first fault. */
export function SurveyForm({ audience, form, steps, children, consent }: SurveyFormProps) {
  const t = useWords()
  const { step, top, moveTo } = steps
  const words = survey.steps[audience]
  const { title, hint } = words[step - 1] ?? words[0]

  // Every step is submitted, so that a press before hydration is not lost.
  const submit = (event: FormEvent) => {
    if (step === 3) return form.form.onSubmit(event)
    event.preventDefault()
    moveTo(step === 1 ? 2 : 3)
  }
  const discard = () => {
    form.reset()
    moveTo(1)
  }

  return (
    <form {...form.form} onSubmit={submit}>
      <WithoutScript />
      <SavedNote form={form} onDiscard={discard} />
      {/* biome-ignore lint/a11y/useSemanticElements: screen readers would read a legend before every field */}
      <div role="group" aria-label={t(survey.progress)}>
        <Stepper step={step} steps={words.map((each) => t(each.title))} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: the step is named above, and a legend would repeat it */}
      <div
        ref={top}
        role="group"
        tabIndex={-1}
        aria-label={t(title)}
        className="mt-3 scroll-mt-44 focus-visible:outline-none"
      >
        <p className="text-ink-soft">{t(hint)}</p>
        <div className="mt-6 grid gap-5">
          {step === 1 && children}
          {step === 2 && <NeedsStep audience={audience} form={form} />}
          {step === 3 && <MessageStep form={form} consent={consent} />}
        </div>
      </div>
      <WizardFooter
        step={step}
        isLast={step === 3}
        back={t(survey.back)}
        forward={t(step === 3 ? survey.submit : survey.continue)}
        onBack={() => moveTo(step === 3 ? 2 : 1)}
        busy={form.busy}
        busyText={t(survey.submitting)}
      />
    </form>
  )
}

/** The form needs a script, but an email does not. */
function WithoutScript() {
  const t = useWords()
  return (
    <noscript>
      <p className="mb-6 rounded-control bg-accent-tint px-4 py-3 text-sm">
        {t(legal.contact.text)}{' '}
        <a
          href={`mailto:${brand.supportEmail}`}
          className="font-medium text-link underline underline-offset-4"
        >
          <bdi dir="ltr">{brand.supportEmail}</bdi>
        </a>
      </p>
    </noscript>
  )
}
