import { details } from '#copy/accounts/registration/register-details.ts'
import { patientProfile as words } from '#copy/profiles/patient.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Field } from '#web/ui/field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { SettingsList } from '#web/ui/settings-list.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import type { PatientForm } from './use-patient-form.ts'

const { sections } = words

type Props = { form: PatientForm; hasAgreed: boolean }

/** Disabled until the patient has consented to its storage. */
export function PatientHealthFields({ form, hasAgreed }: Props) {
  const t = useWords()
  const { control, error } = form
  return (
    <fieldset disabled={!hasAgreed} className="min-w-0">
      <SettingsList>
        <SettingsSection title={t(sections.body.title)} text={t(sections.body.text)}>
          <div className="grid items-start gap-5 sm:grid-cols-3">
            {(['height', 'weight', 'goalWeight'] as const).map((name) => (
              <Field key={name} label={t(details.fields[name].label)} error={error(name)}>
                <TextInput {...control(name)} inputMode="decimal" dir="ltr" autoComplete="off" />
              </Field>
            ))}
          </div>
        </SettingsSection>
        <SettingsSection title={t(sections.conditions.title)} text={t(sections.conditions.text)}>
          <div className="grid gap-5">
            {(['medicalConditions', 'allergies'] as const).map((name) => (
              <Field key={name} label={t(details.fields[name].label)} error={error(name)}>
                <TextArea
                  {...control(name)}
                  rows={3}
                  placeholder={t(details.fields[name].placeholder)}
                  className="min-h-20"
                />
              </Field>
            ))}
          </div>
        </SettingsSection>
      </SettingsList>
    </fieldset>
  )
}

export function PatientEatingFields({ form, hasAgreed }: Props) {
  const t = useWords()
  return (
    <SettingsList>
      <SettingsSection title={t(sections.eating.title)} text={t(sections.eating.text)}>
        <RadioCards
          {...form.choice('dietaryPreferences')}
          legend={t(details.fields.dietaryPreferences.label)}
          options={[
            { value: '', label: t(details.noDiet) },
            ...Object.entries(details.options.dietaryPreferences).map(([value, word]) => ({
              value,
              label: t(word),
            })),
          ]}
          error={form.error('dietaryPreferences')}
          disabled={!hasAgreed}
        />
      </SettingsSection>
      <SettingsSection title={t(sections.goals.title)} text={t(sections.goals.text)}>
        <Link to="/patient/onboarding" className={buttonClass('secondary')}>
          {t(sections.goals.change)}
        </Link>
      </SettingsSection>
    </SettingsList>
  )
}
