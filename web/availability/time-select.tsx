import { ChevronDown } from 'lucide-react'
import { controlClass } from '#web/ui/control-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import type { SelectOption } from '#web/ui/select.tsx'

type TimeSelectProps = {
  label: string
  value: string
  options: readonly SelectOption[]
  onChange: (value: string) => void
}

/** A select as narrow as a time, so that two of them stand beside each other on a phone. */
export function TimeSelect({ label, value, options, onChange }: TimeSelectProps) {
  return (
    <span className="relative block min-w-0">
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={joinClasses(controlClass, 'appearance-none truncate ps-3 pe-8')}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon
        of={ChevronDown}
        small
        className="pointer-events-none absolute inset-y-0 end-2.5 my-auto text-ink-faint"
      />
    </span>
  )
}
