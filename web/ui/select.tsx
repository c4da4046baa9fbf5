import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { controlClass } from './control-class.ts'
import { useFieldAttributes } from './field-context.ts'
import { Icon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

export type SelectOption = { readonly value: string; readonly label: string }

type SelectProps = Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'> & {
  options: readonly SelectOption[]
  /** The words of the empty choice. */
  placeholder?: string
}

export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  const field = useFieldAttributes()
  return (
    <span className={joinClasses('relative block', className)}>
      <select {...field} {...rest} className={joinClasses(controlClass, 'appearance-none truncate pe-11')}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon
        of={ChevronDown}
        className="pointer-events-none absolute inset-y-0 end-3.5 my-auto text-ink-faint"
      />
    </span>
  )
}
