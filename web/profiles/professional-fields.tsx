import { type ExperienceRange, hasPractisedEnough } from '#contract/practice-options.ts'
import type { Practice } from '#contract/profiles.ts'
import { writeDay } from '#copy/dates.ts'
import { experience, specializations } from '#copy/options.ts'
import { practice as words } from '#copy/profiles/practice.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Field } from '#web/ui/field.tsx'
import { OwnDateInput } from '#web/ui/own-date-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { SettingsList } from '#web/ui/settings-list.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { BioField } from './bio-field.tsx'
import { OtherLanguageField } from './other-language-field.tsx'
import { useOptions } from './use-options.ts'
import type { PracticeForm } from './use-practice-form.ts'
import { useVerifiedHelp } from './use-verified-help.ts'

const { fields, sections } = words

export function ProfessionalFields({ form, practice }: { form: PracticeForm; practice: Practice }) {
  const t = useWords()
  const language = useLanguage()
  const { control, error } = form
  const expiresOn = String(form.values.licenseExpiresOn)
  const { isLocked, locked, help } = useVerifiedHelp(practice)
  const chosen = String(form.values.experience) as ExperienceRange | ''
  const experienceOptions = useOptions(experience)
  return (
    <SettingsList>
      <SettingsSection title={t(sections.license.title)} text={t(sections.license.text)}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field
            label={t(fields.title.label)}
            help={t(fields.title.help)}
            error={error('title')}
            className="sm:col-span-2"
          >
            <TextInput
              {...control('title')}
              dir="auto"
              autoComplete="organization-title"
              className="aligned-with-page"
            />
          </Field>
          <OtherLanguageField form={form} of="title" />
          <Field
            label={t(fields.licenseNumber.label)}
            help={help('licenseNumber')}
            error={error('licenseNumber')}
          >
            <TextInput {...control('licenseNumber')} dir="ltr" autoComplete="off" {...locked} />
          </Field>
          <Field
            label={t(fields.licenseExpiresOn.label)}
            help={help('licenseExpiresOn', t(fields.licenseExpiresOn.help))}
            error={error('licenseExpiresOn')}
            isGroup={!isLocked}
          >
            {isLocked ? (
              <TextInput value={expiresOn && writeDay(language, expiresOn, 'date')} {...locked} />
            ) : (
              <OwnDateInput
                name="licenseExpiresOn"
                value={expiresOn}
                onValue={(day) => form.set('licenseExpiresOn', day)}
              />
            )}
          </Field>
        </div>
      </SettingsSection>
      <SettingsSection title={t(sections.work.title)} text={t(sections.work.text)}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label={t(fields.specialization.label)} error={error('specialization')}>
            <Select
              {...control('specialization')}
              placeholder={t(fields.specialization.placeholder)}
              options={useOptions(specializations)}
            />
          </Field>
          <Field
            label={t(fields.experience.label)}
            help={help(
              'experience',
              t(chosen && !hasPractisedEnough(chosen) ? fields.experience.tooLittle : fields.experience.help),
            )}
            error={error('experience')}
          >
            {isLocked && chosen ? (
              <TextInput value={t(experience[chosen])} {...locked} />
            ) : (
              <Select
                {...control('experience')}
                placeholder={t(fields.experience.placeholder)}
                options={experienceOptions}
              />
            )}
          </Field>
          <Field
            label={t(fields.education.label)}
            error={error('education')}
            mark="optional"
            className="sm:col-span-2"
          >
            <TextArea {...control('education')} rows={3} placeholder={t(fields.education.placeholder)} />
          </Field>
          <OtherLanguageField form={form} of="education" />
          <BioField
            form={form}
            name="bio"
            label={t(fields.bio.label)}
            mark="optional"
            placeholder={t(fields.bio.placeholder)}
          />
          <OtherLanguageField form={form} of="bio" />
        </div>
      </SettingsSection>
    </SettingsList>
  )
}
