import { inBoth } from '#copy/in-both.ts'
import { practice as words } from '#copy/profiles/practice.ts'
import { useWords } from '#web/lib/words.ts'
import { Field } from '#web/ui/field.tsx'
import { InOtherLanguage } from '#web/ui/in-other-language.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { BioField } from './bio-field.tsx'
import type { PracticeForm } from './use-practice-form.ts'

const others = {
  title: 'otherTitle',
  education: 'otherEducation',
  bio: 'otherBio',
  district: 'otherDistrict',
  address: 'otherAddress',
} as const

/** The same text for readers of the other language. */
export function OtherLanguageField({ form, of }: { form: PracticeForm; of: keyof typeof others }) {
  const t = useWords()
  const name = others[of]
  const what = words.fields[of].label
  return (
    <InOtherLanguage
      of={String(form.values[of])}
      what={what}
      isGiven={form.isGiven(name)}
      className="sm:col-span-2"
    >
      {(language) => {
        const label = t(inBoth.label(what, language))
        if (name === 'otherBio') return <BioField form={form} name={name} label={label} lang={language} />
        return (
          <Field label={label} error={form.error(name)}>
            {name === 'otherEducation' ? (
              <TextArea {...form.control(name)} lang={language} rows={3} />
            ) : (
              <TextInput
                {...form.control(name)}
                lang={language}
                dir="auto"
                autoComplete="off"
                className="aligned-with-page"
              />
            )}
          </Field>
        )
      }}
    </InOtherLanguage>
  )
}
