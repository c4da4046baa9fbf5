import type { ReactNode } from 'react'
import { SeedlingArt } from '#web/art/seedling-art.tsx'
import { joinClasses } from './join-classes.ts'

type EmptyStateProps = {
  title: string
  /** What will be listed here, and why it is still empty. */
  description?: ReactNode
  /** The main action that fills the list. */
  action?: ReactNode
  className?: string
}

export function EmptyState({ title, description, action, className }: EmptyStateProps) {
  return (
    <div className={joinClasses('flex flex-col items-center px-6 py-12 text-center', className)}>
      <SeedlingArt className="w-36" />
      <p className="mt-5 text-lg font-semibold text-ink">{title}</p>
      {description && <p className="mt-1.5 max-w-prose text-sm text-balance text-ink-soft">{description}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}
