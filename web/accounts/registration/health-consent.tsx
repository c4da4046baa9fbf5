import { details } from '#copy/accounts/registration/register-details.ts'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import type { RegistrationForm } from './use-registration-form.ts'

/** Unticked by default. Only the fields below it depend on it. */
export function HealthConsent({ form }: { form: RegistrationForm }) {
  const t = useWords()
  const { label, help, without } = details.consent
  const consent = form.checkbox('healthConsent')
  return (
    <div className="rounded-card border border-line bg-sunken/60 px-4 pt-2 pb-3.5">
      <Checkbox {...consent} help={t(help)}>
        {t(label)}
      </Checkbox>
      {!consent.checked && <p className="mt-2 text-xs font-medium text-ink-soft">{t(without)}</p>}
    </div>
  )
}
