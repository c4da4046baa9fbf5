import type { ComponentProps } from 'react'
import { Icon, type IconShape } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  label: string
  icon: IconShape
  mirrored?: boolean
}

/** A button with only an icon; its label is for screen readers. */
export function IconButton({ label, icon, mirrored, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={joinClasses(iconButtonClass, className)}>
      <Icon of={icon} {...(mirrored && { mirrored })} />
    </button>
  )
}

export const iconButtonClass =
  'inline-grid size-11 shrink-0 place-items-center rounded-control text-ink-soft transition-colors hover:bg-sunken hover:text-ink disabled:pointer-events-none disabled:opacity-40'
