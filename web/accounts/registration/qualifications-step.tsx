import { details } from '#copy/accounts/registration/register-details.ts'
import { TextField } from '../form-fields.tsx'
import { LinesField } from './lines-field.tsx'
import type { RegistrationForm } from './use-registration-form.ts'

const { fields } = details

export function QualificationsStep({ form }: { form: RegistrationForm }) {
  return (
    <>
      <LinesField form={form} name="education" words={fields.education} />
      <TextField form={form} name="certifications" words={fields.certifications} />
    </>
  )
}
