import { todayInRiyadh } from '#contract/days.ts'
import { register } from '#copy/accounts/registration/register.ts'
import { useIsHydrated } from '#web/lib/hydrated.ts'
import { useWords } from '#web/lib/words.ts'
import { Field } from '#web/ui/field.tsx'
import { PhoneInput } from '#web/ui/phone-input.tsx'
import { ChoiceField, PasswordField, TextField } from '../form-fields.tsx'
import type { RegistrationForm } from './use-registration-form.ts'

const { fields, options } = register

export function BasicStep({ form }: { form: RegistrationForm }) {
  const t = useWords()
  const { first, last } = useBirthDates()
  const { value } = form.control('phoneNumber')
  return (
    <>
      <TextField form={form} name="name" words={fields.name} autoComplete="name" />
      <TextField form={form} name="email" words={fields.email} type="email" autoComplete="email" />
      <PasswordField form={form} name="password" words={fields.password} autoComplete="new-password" />
      <Field label={t(fields.phoneNumber.label)} error={form.error('phoneNumber')}>
        <PhoneInput name="phoneNumber" value={value} onValue={(phone) => form.set('phoneNumber', phone)} />
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          form={form}
          name="dateOfBirth"
          words={fields.dateOfBirth}
          type="date"
          autoComplete="bday"
          min={first}
          max={last}
          optional
        />
        <ChoiceField form={form} name="gender" words={fields.gender} options={options.gender} optional />
      </div>
    </>
  )
}

/** Of adults, by Riyadh's today; a prerendered page does not know that day. */
function useBirthDates(): { first?: string; last?: string } {
  if (!useIsHydrated()) return {}
  const today = todayInRiyadh(new Date())
  const yearsAgo = (years: number) => `${Number(today.slice(0, 4)) - years}${today.slice(4)}`
  return { first: yearsAgo(120), last: yearsAgo(18) }
}
