import type { ReactNode } from 'react'
import { Icon, type IconShape } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

export type BadgeTone =
  | 'pending'
  | 'confirmed'
  | 'cancelled'
  | 'completed'
  | 'neutral'
  | 'info'
  | 'tint'
  | 'accent'

type BadgeProps = { tone?: BadgeTone; icon?: IconShape; className?: string; children: ReactNode }

export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={joinClasses(
        'inline-flex items-center gap-1.5 rounded-pill px-2.5 py-0.5 text-xs font-medium whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {icon && <Icon of={icon} small />}
      {children}
    </span>
  )
}

const tones: Record<BadgeTone, string> = {
  pending: 'bg-pending text-on-pending',
  confirmed: 'bg-confirmed text-on-confirmed',
  cancelled: 'bg-cancelled text-on-cancelled',
  completed: 'bg-completed text-on-completed',
  info: 'bg-completed text-on-completed',
  neutral: 'bg-sunken text-ink-soft',
  tint: 'bg-tint text-on-tint',
  accent: 'bg-accent text-on-accent',
}
