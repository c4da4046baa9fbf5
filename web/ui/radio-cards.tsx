import { type ChangeEvent, type FocusEventHandler, type ReactNode, type Ref, useId } from 'react'
import { FieldMark, type Mark } from './field-mark.tsx'
import { FieldNote } from './field-note.tsx'
import { Icon, type IconShape } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

export type RadioCard<Value extends string = string> = {
  readonly value: Value
  readonly label: ReactNode
  readonly description?: string
  readonly icon?: IconShape
}

type RadioCardsProps<Value extends string> = {
  legend: ReactNode
  name: string
  options: readonly RadioCard<Value>[]
  value?: Value | '' | undefined
  defaultValue?: Value | undefined
  onChange?: (value: Value, event: ChangeEvent<HTMLInputElement>) => void
  onBlur?: FocusEventHandler<HTMLInputElement>
  /** The first card, for moving the focus to an invalid field. */
  ref?: Ref<HTMLInputElement>
  columns?: 1 | 2 | 3
  help?: ReactNode
  error?: string | undefined
  mark?: Mark
  disabled?: boolean
}

export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, name, options, value, defaultValue, onChange, onBlur, ref, columns = 2, disabled } = props
  const noteId = useId()
  const described = Boolean(props.error || props.help)
  return (
    <fieldset
      className="flex min-w-0 flex-col"
      aria-describedby={described ? noteId : undefined}
      disabled={disabled}
    >
      <legend className="mb-2 text-sm font-medium text-ink">
        {legend}
        {props.mark && <FieldMark mark={props.mark} />}
      </legend>
      <div className={joinClasses('mb-1.5 grid gap-2.5', columnsClass[columns])}>
        {options.map((option, at) => (
          <label key={option.value} className={cardClass}>
            <input
              type="radio"
              name={name}
              value={option.value}
              ref={at === 0 ? ref : undefined}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined ? defaultValue === option.value : undefined}
              onChange={(event) => onChange?.(option.value, event)}
              onBlur={onBlur}
              aria-invalid={props.error ? true : undefined}
              className={radioClass}
            />
            <span className="min-w-0 flex-1">
              <span className="block text-sm font-medium text-ink">{option.label}</span>
              {option.description && (
                <span className="block text-xs text-ink-soft">{option.description}</span>
              )}
            </span>
            {option.icon && (
              <span className="flex h-[1lh] items-center text-sm text-link">
                <Icon of={option.icon} />
              </span>
            )}
          </label>
        ))}
      </div>
      <FieldNote id={noteId} help={props.help} error={props.error} />
    </fieldset>
  )
}

const columnsClass = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' }

const cardClass =
  'flex min-h-12 cursor-pointer items-start gap-3 rounded-control border border-line-control/60 bg-surface px-3.5 py-2.5 transition-colors hover:border-line-control hover:bg-tint/50 has-checked:border-action has-checked:bg-tint has-aria-invalid:border-danger-ink has-disabled:cursor-not-allowed has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

const radioClass =
  'mt-[calc((1lh-1.25rem)/2)] size-5 shrink-0 appearance-none rounded-pill border border-line-control bg-surface text-sm checked:border-6 checked:border-action focus-visible:outline-none forced-colors:appearance-auto'
