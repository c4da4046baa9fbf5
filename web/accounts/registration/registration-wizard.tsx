import type { FormEvent } from 'react'
import { type RegistrationType, register } from '#copy/accounts/registration/register.ts'
import { useWords } from '#web/lib/words.ts'
import { SavedNote } from '#web/ui/saved-note.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { WizardFooter } from '#web/ui/wizard-footer.tsx'
import { WithoutScript } from '../without-script.tsx'
import { BasicStep } from './basic-step.tsx'
import type { Registration } from './use-registration.ts'

/** Three steps. Only the first must be valid to continue; the last one submits. */
export function RegistrationWizard({ type, form }: { type: RegistrationType; form: Registration }) {
  const t = useWords()
  const { step, busy, Later } = form
  const words = register.steps[type]
  const { title, hint } = words[step - 1] ?? words[0]

  const submit = (event: FormEvent) => {
    if (step === 3) return form.form.onSubmit(event)
    event.preventDefault()
    form.moveOn()
  }

  return (
    // `method="dialog"`: submitted before the script has loaded, the form sends nothing and puts no password into an
    // address.
    <form {...form.form} method="dialog" onSubmit={submit}>
      <WithoutScript words={register.withoutScript} />
      <SavedNote form={form} onDiscard={form.discard} />
      {/* biome-ignore lint/a11y/useSemanticElements: screen readers would read a legend before every field */}
      <div role="group" aria-label={t(register.progress)}>
        <Stepper step={step} steps={words.map((each) => t(each.title))} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: the step is named above, and a legend would repeat it */}
      <div
        ref={form.top}
        role="group"
        tabIndex={-1}
        aria-label={t(title)}
        className="mt-3 scroll-mt-24 focus-visible:outline-none"
      >
        <p className="text-sm text-ink-soft">{t(hint)}</p>
        <div className="mt-6 grid gap-5">
          {step === 1 ? <BasicStep form={form} /> : Later && <Later type={type} step={step} form={form} />}
        </div>
      </div>
      <WizardFooter
        step={step}
        isLast={step === 3}
        back={t(register.previous)}
        forward={t(step === 3 ? register.submit : register.next)}
        onBack={form.moveBack}
        busy={busy}
        busyText={t(step === 3 ? register.submitting : register.checking)}
      />
    </form>
  )
}
