import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { controlClass, smallControlClass } from './control-class.ts'
import { useFieldAttributes } from './field-context.ts'
import { Icon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

export type SelectOption = { readonly value: string; readonly label: string }

type SelectProps = Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'> & {
  options: readonly SelectOption[]
  /** Label of the empty option. */
  placeholder?: string
  /** For a row of several controls, where padding would take the room. */
  narrow?: boolean
  /** For a row of several controls, where height would take the room. */
  small?: boolean
}

export function Select({
  options,
  placeholder,
  narrow = false,
  small = false,
  className,
  ...rest
}: SelectProps) {
  const field = useFieldAttributes()
  const tight = narrow || small
  return (
    <span className={joinClasses('relative block min-w-0', className)}>
      <select
        {...field}
        {...rest}
        className={joinClasses(
          small ? smallControlClass : controlClass,
          'w-full appearance-none truncate',
          tight ? 'ps-2.5 pe-7' : 'pe-9',
        )}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon
        of={ChevronDown}
        small={tight}
        className={joinClasses(
          'pointer-events-none absolute inset-y-0 my-auto text-ink-faint',
          tight ? 'end-2' : 'end-3',
        )}
      />
    </span>
  )
}
