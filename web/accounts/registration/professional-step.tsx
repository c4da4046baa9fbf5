import { details } from '#copy/accounts/registration/register-details.ts'
import { ChoiceField, TextField } from '../form-fields.tsx'
import type { RegistrationForm } from './use-registration-form.ts'

const { fields, options } = details

export function ProfessionalStep({ form }: { form: RegistrationForm }) {
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <ChoiceField
          form={form}
          name="specialization"
          words={fields.specialization}
          options={options.specialization}
        />
        <ChoiceField
          form={form}
          name="yearsOfExperience"
          words={fields.yearsOfExperience}
          options={options.yearsOfExperience}
        />
      </div>
      <TextField form={form} name="licenseNumber" words={fields.licenseNumber} />
      <TextField form={form} name="hourlyRate" words={fields.hourlyRate} inputMode="decimal" dir="ltr" />
    </>
  )
}
