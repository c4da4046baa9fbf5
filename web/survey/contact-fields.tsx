import { survey } from '#copy/survey.ts'
import { useWords } from '#web/lib/words.ts'
import { LineField } from './line-field.tsx'
import type { FieldsOf } from './survey-parts.ts'

const { fields } = survey

export function ContactFields({ form }: { form: FieldsOf<'email' | 'phone'> }) {
  const t = useWords()
  return (
    <>
      <LineField form={form} name="email" words={fields.email} type="email" autoComplete="email" />
      <LineField
        form={form}
        name="phone"
        words={fields.phone}
        inputMode="tel"
        prefix={t(fields.phone.prefix)}
        autoComplete="tel-national"
      />
    </>
  )
}
