import type { ReactNode } from 'react'
import type { Drawing } from '#contract/foods/drawings.ts'
import { Sufra } from '#web/art/sufra.tsx'
import { Dish } from './dish.tsx'
import { joinClasses } from './join-classes.ts'

/** A drawing and the classes for its width and place. */
export type LaidDish = { readonly name: Drawing; readonly className: string }

type LaidTableProps = {
  dishes?: readonly LaidDish[]
  /** Classes for the mat’s place and size. */
  mat?: string
  className?: string
  /** What lies on the table besides dishes. */
  children?: ReactNode
}

/** A mat with dishes. It fills its place, whose edges cut what reaches beyond. */
export function LaidTable({ dishes = [], mat = 'inset-0 size-full', className, children }: LaidTableProps) {
  return (
    <div className={joinClasses('isolate', className)}>
      <Sufra className={joinClasses('-z-10', mat)} />
      <Dishes dishes={dishes} />
      {children}
    </div>
  )
}

export const Dishes = ({ dishes }: { dishes: readonly LaidDish[] }) =>
  dishes.map(({ name, className }) => (
    <span key={name + className} className={joinClasses('absolute -z-10 block', className)}>
      <Dish name={name} size="full" />
    </span>
  ))
