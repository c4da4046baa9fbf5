import type { ComponentProps } from 'react'
import type { Word } from '#copy/word.ts'
import { useWords } from '#web/lib/words.ts'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import type { FieldsOf } from './survey-parts.ts'

type LineFieldProps<Name extends string> = Pick<
  ComponentProps<typeof TextInput>,
  'type' | 'inputMode' | 'autoComplete' | 'prefix' | 'dir' | 'className'
> & {
  form: FieldsOf<Name>
  name: Name
  words: { readonly label: Word; readonly placeholder: Word; readonly help?: Word }
}

/** A required line of text. */
export function LineField<Name extends string>({
  form,
  name,
  words,
  className,
  ...rest
}: LineFieldProps<Name>) {
  const t = useWords()
  return (
    <Field
      label={t(words.label)}
      help={words.help && t(words.help)}
      error={form.error(name)}
      mark="required"
      {...(className && { className })}
    >
      <TextInput {...form.control(name)} placeholder={t(words.placeholder)} {...rest} />
    </Field>
  )
}
