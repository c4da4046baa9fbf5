import type { ChangeEvent, ComponentProps } from 'react'
import type { Word } from '#copy/word.ts'
import { useWords } from '#web/lib/words.ts'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

type Changed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>

/** The part of a form that a field needs. */
type FormWith<Name extends string> = {
  readonly error: (name: Name) => string | undefined
  readonly control: (name: Name) => { name: string; value: string; onChange: (event: Changed) => void }
}

type Words = { readonly label: Word; readonly placeholder?: Word; readonly help?: Word }

export type FieldProps<Name extends string> = {
  form: FormWith<Name>
  name: Name
  words: Words
  optional?: boolean
}

export function useFieldWords<Name extends string>({ form, name, words, optional }: FieldProps<Name>) {
  const t = useWords()
  return {
    field: {
      label: t(words.label),
      help: words.help && t(words.help),
      error: form.error(name),
      ...(optional && { mark: 'optional' as const }),
    },
    placeholder: words.placeholder && t(words.placeholder),
  }
}

export function TextField<Name extends string>({
  form,
  name,
  words,
  optional = false,
  ...rest
}: FieldProps<Name> & Omit<ComponentProps<typeof TextInput>, 'form' | 'name'>) {
  const { field, placeholder } = useFieldWords({ form, name, words, optional })
  return (
    <Field {...field}>
      <TextInput {...form.control(name)} placeholder={placeholder} {...rest} />
    </Field>
  )
}

export function PasswordField<Name extends string>({
  form,
  name,
  words,
  ...rest
}: FieldProps<Name> & Omit<ComponentProps<typeof PasswordInput>, 'form' | 'name'>) {
  const { field } = useFieldWords({ form, name, words })
  return (
    <Field {...field}>
      <PasswordInput {...form.control(name)} {...rest} />
    </Field>
  )
}

export function ChoiceField<Name extends string>({
  form,
  name,
  words,
  options,
  optional = false,
}: FieldProps<Name> & { options: Readonly<Record<string, Word>> }) {
  const t = useWords()
  const { field, placeholder } = useFieldWords({ form, name, words, optional })
  return (
    <Field {...field}>
      <Select
        {...form.control(name)}
        placeholder={placeholder ?? ''}
        options={Object.entries(options).map(([value, word]) => ({ value, label: t(word) }))}
      />
    </Field>
  )
}
