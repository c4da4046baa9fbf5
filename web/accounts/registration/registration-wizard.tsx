import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { FormEvent, MouseEvent } from 'react'
import { type RegistrationType, register } from '#copy/accounts/registration/register.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SavedNote } from '#web/ui/saved-note.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
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
      <div className="mt-8 flex flex-wrap-reverse justify-between gap-3">
        {step > 1 && (
          <Button variant="secondary" onClick={form.moveBack}>
            <Icon of={ArrowLeft} small mirrored />
            {t(register.previous)}
          </Button>
        )}
        {step < 3 ? (
          <Button key="next" type="submit" className="ms-auto" busy={busy} busyText={t(register.checking)}>
            {t(register.next)}
            <Icon of={ArrowRight} small mirrored />
          </Button>
        ) : (
          <Button
            key="register"
            type="submit"
            className="ms-auto min-w-36"
            busy={busy}
            busyText={t(register.submitting)}
            onClick={ignoreSecondClick}
          >
            {t(register.submit)}
          </Button>
        )}
      </div>
    </form>
  )
}

/** The second click of a double-click on Next would hit the button that registers. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault()
}
