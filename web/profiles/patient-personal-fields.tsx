import type { PatientProfile } from '#contract/patients/profile.ts'
import { languageOfText } from '#contract/text-language.ts'
import { patientProfile as words } from '#copy/profiles/patient.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { Field } from '#web/ui/field.tsx'
import { OwnDateInput } from '#web/ui/own-date-input.tsx'
import { PhoneInput } from '#web/ui/phone-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { SettingsList } from '#web/ui/settings-list.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { BioField } from './bio-field.tsx'
import { useOptions } from './use-options.ts'
import type { PatientForm } from './use-patient-form.ts'

const { fields, sections } = words

export function PatientPersonalFields({ form, profile }: { form: PatientForm; profile: PatientProfile }) {
  const t = useWords()
  const { control, error, values, set } = form
  const isArabic = languageOfText(String(values.name)) === 'ar'
  const locked = profile.isNamedByPractice ? { readOnly: true } : {}
  const genders = { ...fields.genders, ...(profile.gender === 'other' && { other: fields.gender.other }) }
  return (
    <SettingsList>
      <SettingsSection title={t(sections.you.title)} text={t(sections.you.text)}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field
            label={t(fields.name)}
            help={
              profile.isNamedByPractice && (
                <Link to="/dietitian/profile" className={linkClass}>
                  {t(fields.namedByPractice)}
                </Link>
              )
            }
            error={error('name')}
          >
            <TextInput
              {...control('name')}
              {...locked}
              dir="auto"
              autoComplete="name"
              className={nameClass}
            />
          </Field>
          <Field
            label={t(isArabic ? fields.otherName.inEnglish : fields.otherName.inArabic)}
            error={error('otherName')}
            mark="optional"
          >
            <TextInput
              {...control('otherName')}
              {...locked}
              dir="auto"
              autoComplete="off"
              className={nameClass}
            />
          </Field>
          <Field
            label={t(fields.email.label)}
            help={
              <Link to="/patient/settings?tab=security" className={linkClass}>
                {t(fields.email.change)}
              </Link>
            }
          >
            <TextInput type="email" value={profile.email} readOnly className={lockedClass} />
          </Field>
          <Field label={t(fields.phone)} help={t(fields.phoneHelp)} error={error('phone')}>
            <PhoneInput name="phone" value={String(values.phone)} onValue={(phone) => set('phone', phone)} />
          </Field>
          <Field label={t(fields.dateOfBirth)} error={error('dateOfBirth')} mark="optional" isGroup>
            <OwnDateInput
              name="dateOfBirth"
              value={String(values.dateOfBirth)}
              onValue={(day) => set('dateOfBirth', day)}
              isBirthDate
            />
          </Field>
          <Field label={t(fields.gender.label)} error={error('gender')} mark="optional">
            <Select
              {...control('gender')}
              placeholder={t(fields.gender.placeholder)}
              options={useOptions(genders)}
            />
          </Field>
        </div>
      </SettingsSection>
      <SettingsSection title={t(sections.bio.title)} text={t(sections.bio.text)}>
        <BioField
          form={form}
          name="bio"
          label={t(fields.bio)}
          placeholder={t(fields.bioExample)}
          most={500}
        />
      </SettingsSection>
    </SettingsList>
  )
}

const linkClass = 'text-link underline underline-offset-4'
const lockedClass = 'read-only:bg-sunken read-only:text-ink-soft'
const nameClass = `aligned-with-page ${lockedClass}`
