import { Check } from 'lucide-react'
import { Icon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

export type Tick = {
  isDone: boolean
  /** Names the meal as well: `Tick off: Lunch`, and once it is done `Eaten: Lunch. Undo`. */
  label: string
  undo: string
  onTick: (isDone: boolean) => void
}

/** A circle that is filled once something is done. Undo is beside it, or below it where there is little room. */
export function TickButton({ isDone, label, undo, onTick, isStacked }: Tick & { isStacked?: boolean }) {
  return (
    <button
      type="button"
      aria-pressed={isDone}
      aria-label={label}
      onClick={() => onTick(!isDone)}
      className={joinClasses(
        'group flex min-h-11 shrink-0 items-center rounded-pill text-sm font-medium text-link',
        isStacked ? 'flex-col-reverse' : 'gap-2',
      )}
    >
      {isDone && <span className="group-hover:underline">{undo}</span>}
      {/* The icon inherits its color, so that forced colors replace it. */}
      <span
        className={joinClasses(
          'relative grid size-11 place-items-center overflow-hidden rounded-pill border-2 group-hover:border-action',
          'before:absolute before:inset-0 before:rounded-pill before:bg-action before:transition-transform before:duration-160',
          isDone ? 'border-action text-on-action' : 'border-line-control text-ink-faint before:scale-0',
        )}
      >
        <Icon of={Check} className="relative" />
      </span>
    </button>
  )
}
