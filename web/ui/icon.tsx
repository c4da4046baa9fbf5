import type { LucideIcon } from 'lucide-react'
import { joinClasses } from './join-classes.ts'

export type IconShape = LucideIcon

type IconProps = {
  of: IconShape
  /** For icons with a direction: they are mirrored in right-to-left pages. */
  mirrored?: boolean
  small?: boolean
  className?: string
}

export function Icon({ of: Shape, mirrored = false, small = false, className }: IconProps) {
  return (
    <Shape
      size={small ? 16 : 20}
      strokeWidth={small ? 2 : 1.75}
      aria-hidden="true"
      className={joinClasses('shrink-0', mirrored && 'rtl:-scale-x-100', className)}
    />
  )
}
