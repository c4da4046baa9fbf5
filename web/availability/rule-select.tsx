import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

type RuleSelectProps<Value extends number> = {
  label: string
  help: string
  value: Value
  options: readonly Value[]
  write: (value: Value) => string
  onChange: (value: Value) => void
  error?: string | undefined
}

/** A choice of usual values, including the current one if it is unusual. */
export function RuleSelect<Value extends number>(props: RuleSelectProps<Value>) {
  const { label, help, value, options, write, onChange, error } = props
  const all = options.includes(value) ? options : [...options, value].sort((a, b) => a - b)
  return (
    <Field label={label} help={help} error={error}>
      <Select
        value={value}
        options={all.map((each) => ({ value: String(each), label: write(each) }))}
        onChange={(event) => {
          const chosen = all.find((each) => String(each) === event.target.value)
          if (chosen !== undefined) onChange(chosen)
        }}
      />
    </Field>
  )
}
