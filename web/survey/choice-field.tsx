import type { Word } from '#copy/word.ts'
import { useWords } from '#web/lib/words.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import type { FieldsOf } from './survey-parts.ts'

type ChoiceFieldProps<Name extends string> = {
  form: FieldsOf<Name>
  name: Name
  words: { readonly label: Word; readonly placeholder: Word }
  options: Readonly<Record<string, Word>>
}

export function ChoiceField<Name extends string>({ form, name, words, options }: ChoiceFieldProps<Name>) {
  const t = useWords()
  return (
    <Field label={t(words.label)} error={form.error(name)} mark="optional">
      <Select
        {...form.control(name)}
        placeholder={t(words.placeholder)}
        options={Object.entries(options).map(([value, word]) => ({ value, label: t(word) }))}
      />
    </Field>
  )
}
