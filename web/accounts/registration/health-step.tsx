import { details } from '#copy/accounts/registration/register-details.ts'
import { TextField } from '../form-fields.tsx'
import { HealthConsent } from './health-consent.tsx'
import { LinesField } from './lines-field.tsx'
import type { RegistrationForm } from './use-registration-form.ts'

const { fields } = details

export function HealthStep({ form }: { form: RegistrationForm }) {
  return (
    <>
      <HealthConsent form={form} />
      <fieldset disabled={form.values.healthConsent !== true} className="grid min-w-0 gap-5">
        <div className="grid items-start gap-5 sm:grid-cols-3">
          {(['height', 'weight', 'goalWeight'] as const).map((name) => (
            <TextField
              key={name}
              form={form}
              name={name}
              words={fields[name]}
              inputMode="decimal"
              dir="ltr"
            />
          ))}
        </div>
        <LinesField form={form} name="medicalConditions" words={fields.medicalConditions} />
        <LinesField form={form} name="allergies" words={fields.allergies} />
      </fieldset>
    </>
  )
}
