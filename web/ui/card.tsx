import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'

type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li'
  /** No padding, for rows that reach the card's edges. */
  flush?: boolean
}

export function Card({ as, flush = false, className, ...rest }: CardProps) {
  const Part = (as ?? 'div') as 'div'
  return (
    <Part
      {...rest}
      className={joinClasses('rounded-card border border-line bg-surface', !flush && 'p-5 sm:p-6', className)}
    />
  )
}
