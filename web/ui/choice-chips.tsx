import { type ReactNode, useId } from 'react'
import { FieldNote } from './field-note.tsx'
import { joinClasses } from './join-classes.ts'

export type ChoiceChip<Value extends string = string> = {
  readonly value: Value
  readonly label: ReactNode
  /** A quiet addition to the label, such as a count. */
  readonly note?: string
  readonly disabled?: boolean
}

type ChoiceChipsProps<Value extends string> = {
  legend: ReactNode
  name: string
  options: readonly ChoiceChip<Value>[]
  value: readonly Value[]
  onChange: (value: Value[]) => void
  /** Whether several chips can be chosen or only one. */
  kind?: 'several' | 'one'
  help?: ReactNode
  error?: string | undefined
  /** The layout of the chips; by default a row that wraps. */
  className?: string
  /** Pills in a line, or tiles with several lines each. */
  shape?: 'pill' | 'tile'
  chipClass?: string
}

export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const {
    legend,
    name,
    options,
    value: chosen,
    onChange,
    kind = 'several',
    help,
    error,
    shape = 'pill',
  } = props
  const noteId = useId()
  const choose = (value: Value) => {
    if (kind === 'one') onChange([value])
    else onChange(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value])
  }
  return (
    <fieldset className="flex min-w-0 flex-col" aria-describedby={help || error ? noteId : undefined}>
      <legend className="mb-2 text-sm font-medium text-ink">{legend}</legend>
      <div className={joinClasses('mb-1.5', props.className ?? 'flex flex-wrap gap-2')}>
        {options.map(({ value, label, note, disabled }) => (
          <label key={value} className={joinClasses(chip, shapes[shape], props.chipClass)}>
            <input
              type={kind === 'one' ? 'radio' : 'checkbox'}
              name={name}
              value={value}
              checked={chosen.includes(value)}
              disabled={disabled}
              aria-invalid={error ? true : undefined}
              onChange={() => choose(value)}
              className="absolute inset-0 appearance-none rounded-[inherit] outline-none [scroll-margin:inherit]"
            />
            <span className="pointer-events-none relative">{label}</span>
            {note !== undefined && (
              <span className="pointer-events-none relative text-xs text-ink-faint">{note}</span>
            )}
          </label>
        ))}
      </div>
      <FieldNote id={noteId} help={help} error={error} />
    </fieldset>
  )
}

const chip =
  'chip relative inline-flex min-h-9 cursor-pointer items-center justify-center border border-line-control/60 bg-surface py-1 text-sm text-ink transition-colors hover:border-line-control hover:bg-tint/50 has-checked:border-action has-checked:bg-tint has-checked:font-medium has-checked:text-on-tint has-aria-invalid:border-danger-ink has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-transparent has-disabled:text-ink-faint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus pointer-coarse:min-h-11'

const shapes = {
  pill: 'gap-2 rounded-pill px-3.5',
  tile: 'min-h-14 rounded-control px-1 text-center leading-tight',
}
