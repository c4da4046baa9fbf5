import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

type FactProps = {
  label: ReactNode
  /** Leaves no space between label and value. */
  isTight?: boolean
  /** The place in the grid of the `dl`. */
  className?: string
  children: ReactNode
}

/** A fact in a `dl`: a small label with the value below it. */
export const Fact = ({ label, isTight = false, className, children }: FactProps) => (
  <div className={joinClasses('min-w-0', className)}>
    <dt className="text-xs text-ink-faint">{label}</dt>
    <dd className={isTight ? undefined : 'mt-0.5'}>{children}</dd>
  </div>
)
