import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  /** The name of the switch. */
  children: ReactNode
  /** The name is visible beside the switch already. */
  isLabelHidden?: boolean
}

/** For settings that take effect when pressed. A choice that is submitted with a form is a checkbox. */
export function Switch({ children, isLabelHidden = false, className, ...rest }: SwitchProps) {
  return (
    <label
      className={joinClasses(
        'inline-flex min-h-11 min-w-11 cursor-pointer items-center gap-3 text-sm text-ink has-disabled:cursor-not-allowed has-disabled:text-ink-faint',
        className,
      )}
    >
      <span className="relative inline-flex h-6 w-10 shrink-0">
        <input
          {...rest}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox reports its state itself
          role="switch"
          className="peer absolute inset-0 size-full cursor-[inherit] appearance-none rounded-pill border border-line-control bg-sunken transition-colors checked:border-action checked:bg-action disabled:opacity-50 forced-colors:appearance-auto"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute start-1 top-1 size-4 rounded-pill bg-line-control transition-transform peer-checked:translate-x-4 peer-checked:bg-on-action rtl:peer-checked:-translate-x-4 forced-colors:hidden"
        />
      </span>
      <span className={isLabelHidden ? 'sr-only' : 'min-w-0'}>{children}</span>
    </label>
  )
}
