import { type PracticeLanguage, practiceLanguages } from '#contract/practice-options.ts'
import type { Practice } from '#contract/profiles.ts'
import { languageOfText } from '#contract/text-language.ts'
import { cities, genders, practiceLanguages as languageWords } from '#copy/practice-options.ts'
import { practice as words } from '#copy/profiles/practice.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { Field } from '#web/ui/field.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { PhoneInput } from '#web/ui/phone-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { SettingsList } from '#web/ui/settings-list.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { OtherLanguageField } from './other-language-field.tsx'
import { useOptions } from './use-options.ts'
import type { PracticeForm } from './use-practice-form.ts'
import { useVerifiedHelp } from './use-verified-help.ts'

const { fields, sections } = words

export function PersonalFields({ form, practice }: { form: PracticeForm; practice: Practice }) {
  const t = useWords()
  const { control, error, values, set } = form
  const { locked, help } = useVerifiedHelp(practice)
  const isArabic = languageOfText(String(values.name)) === 'ar'
  const genderWords = { ...genders, ...(practice.gender === 'other' && { other: fields.gender.other }) }
  const chosen = String(values.languages).split(',').filter(Boolean) as PracticeLanguage[]
  return (
    <SettingsList>
      <SettingsSection title={t(sections.you.title)} text={t(sections.you.text)}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label={t(fields.name.label)} help={help('name', t(fields.name.help))} error={error('name')}>
            <TextInput
              {...control('name')}
              {...locked}
              dir="auto"
              autoComplete="name"
              className={joinClasses('aligned-with-page', locked?.className)}
            />
          </Field>
          <Field
            label={t(isArabic ? fields.otherName.inEnglish : fields.otherName.inArabic)}
            help={help('otherName', t(fields.otherName.help))}
            error={error('otherName')}
            mark="optional"
          >
            <TextInput
              {...control('otherName')}
              {...locked}
              dir="auto"
              autoComplete="off"
              className={joinClasses('aligned-with-page', locked?.className)}
            />
          </Field>
          <Field
            label={t(fields.email.label)}
            help={
              <Link to="/dietitian/settings" className="text-link underline underline-offset-4">
                {t(fields.email.change)}
              </Link>
            }
          >
            <TextInput
              type="email"
              value={practice.email}
              readOnly
              className="read-only:bg-sunken read-only:text-ink-soft"
            />
          </Field>
          <Field label={t(fields.phone.label)} error={error('phone')}>
            <PhoneInput name="phone" value={String(values.phone)} onValue={(phone) => set('phone', phone)} />
          </Field>
          <Field label={t(fields.gender.label)} error={error('gender')} mark="optional">
            <Select
              {...control('gender')}
              placeholder={t(fields.gender.placeholder)}
              options={useOptions(genderWords)}
            />
          </Field>
          <div className="sm:col-span-2">
            <ChoiceChips
              legend={t(fields.languages.label)}
              name="languages"
              help={t(fields.languages.help)}
              error={error('languages')}
              options={practiceLanguages.map((value) => ({ value, label: t(languageWords[value]) }))}
              value={chosen}
              onChange={(languages) =>
                set('languages', practiceLanguages.filter((each) => languages.includes(each)).join(','))
              }
            />
          </div>
        </div>
      </SettingsSection>
      <SettingsSection title={t(sections.place.title)} text={t(sections.place.text)}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label={t(fields.city.label)} error={error('city')} mark="optional">
            <Select
              {...control('city')}
              placeholder={t(fields.city.placeholder)}
              options={useOptions(cities)}
            />
          </Field>
          <Field label={t(fields.district.label)} error={error('district')} mark="optional">
            <TextInput
              {...control('district')}
              dir="auto"
              autoComplete="address-level3"
              placeholder={t(fields.district.placeholder)}
              className="aligned-with-page"
            />
          </Field>
          <OtherLanguageField form={form} of="district" />
          <Field
            label={t(fields.address.label)}
            error={error('address')}
            mark="optional"
            className="sm:col-span-2"
          >
            <TextInput
              {...control('address')}
              dir="auto"
              autoComplete="street-address"
              placeholder={t(fields.address.placeholder)}
              className="aligned-with-page"
            />
          </Field>
          <OtherLanguageField form={form} of="address" />
        </div>
      </SettingsSection>
    </SettingsList>
  )
}
