import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { type FieldProps, useFieldWords } from '../form-fields.tsx'

export function LinesField<Name extends string>({ form, name, words }: FieldProps<Name>) {
  const { field, placeholder } = useFieldWords({ form, name, words })
  return (
    <Field {...field}>
      <TextArea {...form.control(name)} rows={2} placeholder={placeholder} className="min-h-20" />
    </Field>
  )
}
