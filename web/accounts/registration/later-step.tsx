import { useState } from 'react'
import type { RegistrationType } from '#copy/accounts/registration/register.ts'
import { details } from '#copy/accounts/registration/register-details.ts'
import type { Word } from '#copy/word.ts'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { ChoiceField, type FieldProps, TextField, useFieldWords } from '../form-fields.tsx'
import type { RegistrationForm } from './use-registration-form.ts'

const { fields, options } = details

const steps = {
  patient: { 2: HealthStep, 3: DietStep },
  dietitian: { 2: ProfessionalStep, 3: QualificationsStep },
}

type LaterStepProps = { type: RegistrationType; step: 2 | 3; form: RegistrationForm }

/** The later steps, loaded while the first one is filled in. */
export function LaterStep({ type, step, form }: LaterStepProps) {
  const Step = steps[type][step]
  return <Step form={form} />
}

function QualificationsStep({ form }: { form: RegistrationForm }) {
  return (
    <>
      <LinesField form={form} name="education" words={fields.education} />
      <TextField form={form} name="certifications" words={fields.certifications} />
    </>
  )
}

/** Dietary preferences are health data too, so the consent can also be given here. */
function DietStep({ form }: { form: RegistrationForm }) {
  const t = useWords()
  const hasAgreed = form.values.healthConsent === true
  const [hadAgreed] = useState(hasAgreed)
  const options: Readonly<Record<string, Word>> = {
    '': details.noDiet,
    ...details.options.dietaryPreferences,
  }
  return (
    <>
      {!hadAgreed && <HealthConsent form={form} />}
      <RadioCards
        {...form.choice('dietaryPreferences')}
        legend={t(details.fields.dietaryPreferences.label)}
        options={Object.entries(options).map(([value, word]) => ({ value, label: t(word) }))}
        error={form.error('dietaryPreferences')}
        disabled={!hasAgreed}
      />
    </>
  )
}

function HealthStep({ form }: { form: RegistrationForm }) {
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

function ProfessionalStep({ form }: { form: RegistrationForm }) {
  const experience = fields.yearsOfExperience
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
          words={{
            ...experience,
            help: form.values.yearsOfExperience === '0-2' ? experience.tooLittle : experience.help,
          }}
          options={options.yearsOfExperience}
        />
      </div>
      <TextField form={form} name="licenseNumber" words={fields.licenseNumber} />
      <TextField form={form} name="hourlyRate" words={fields.hourlyRate} inputMode="decimal" dir="ltr" />
    </>
  )
}

function LinesField<Name extends string>({ form, name, words }: FieldProps<Name>) {
  const { field, placeholder } = useFieldWords({ form, name, words })
  return (
    <Field {...field}>
      <TextArea {...form.control(name)} rows={2} placeholder={placeholder} className="min-h-20" />
    </Field>
  )
}

/** Unticked by default. Only the fields below it depend on it. */
function HealthConsent({ form }: { form: RegistrationForm }) {
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
