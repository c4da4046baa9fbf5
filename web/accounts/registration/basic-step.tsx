import { register } from '#copy/accounts/registration/register.ts'
import { useWords } from '#web/lib/words.ts'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { PhoneInput } from '#web/ui/phone-input.tsx'
import { ChoiceField, PasswordField, TextField, useFieldWords } from '../form-fields.tsx'
import type { RegistrationForm } from './use-registration-form.ts'

const { fields, options } = register

export function BasicStep({ form }: { form: RegistrationForm }) {
  const t = useWords()
  const { value } = form.control('phoneNumber')
  const dateOfBirth = useFieldWords({ form, name: 'dateOfBirth', words: fields.dateOfBirth, optional: true })
  return (
    <>
      <TextField form={form} name="name" words={fields.name} autoComplete="name" />
      <TextField form={form} name="email" words={fields.email} type="email" autoComplete="email" />
      <PasswordField form={form} name="password" words={fields.password} autoComplete="new-password" />
      <Field label={t(fields.phoneNumber.label)} error={form.error('phoneNumber')}>
        <PhoneInput name="phoneNumber" value={value} onValue={(phone) => form.set('phoneNumber', phone)} />
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field {...dateOfBirth.field} isGroup>
          <DateInput
            name="dateOfBirth"
            value={String(form.values.dateOfBirth)}
            onValue={(day) => form.set('dateOfBirth', day)}
            isBirthDate
          />
        </Field>
        <ChoiceField form={form} name="gender" words={fields.gender} options={options.gender} optional />
      </div>
    </>
  )
}
