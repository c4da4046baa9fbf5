import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { Drawing } from '#contract/foods/drawings.ts'
import { Card } from './card.tsx'
import { Dish } from './dish.tsx'
import { Icon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

type DishCardProps = {
  drawing: Drawing
  /** `Lunch`. */
  meal: ReactNode
  time?: string | null
  dish: ReactNode
  /** `540 kcal`. */
  amount: string
  tick?: Tick | undefined
  /** Everything else about the meal, folded away once it is eaten. */
  children?: ReactNode
}

type Tick = {
  isDone: boolean
  /** Name the meal as well: `Tick off: Lunch`, `Undo: Lunch`. */
  label: string
  undo: string
  onTick: (isDone: boolean) => void
}

/** One meal with its drawing. A tick folds it to one line, and Undo opens it again. */
export function DishCard({ drawing, meal, time, dish, amount, tick, children }: DishCardProps) {
  const id = useId()
  const isDone = tick?.isDone ?? false
  return (
    <Card
      as="li"
      flush
      aria-labelledby={id}
      className={joinClasses('min-w-0 px-4 sm:px-5', isDone ? 'bg-tint py-2' : 'py-4')}
    >
      <div className="flex items-center gap-3 sm:gap-4">
        <Dish name={drawing} size={isDone ? 'sm' : 'md'} />
        <div className={joinClasses('min-w-0 flex-1', isDone && 'flex items-baseline gap-x-3')}>
          <div className={joinClasses('flex flex-wrap items-baseline justify-between gap-x-3 text-sm')}>
            <p className="text-ink-soft">
              <b id={id} className="font-medium text-ink">
                {meal}
              </b>
              {time && !isDone && (
                <>
                  {' · '}
                  <bdi>{time}</bdi>
                </>
              )}
            </p>
            {!isDone && (
              <p className="text-ink-soft tabular-nums">
                <bdi>{amount}</bdi>
              </p>
            )}
          </div>
          <p className={isDone ? 'min-w-0 truncate text-sm text-ink-soft' : 'text-md leading-head font-semibold'}>
            {dish}
          </p>
        </div>
        {tick && <TickButton {...tick} />}
      </div>
      {!isDone && children}
    </Card>
  )
}

function TickButton({ isDone, label, undo, onTick }: Tick) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => onTick(!isDone)}
      className="group flex min-h-11 shrink-0 items-center gap-2 rounded-pill text-sm font-medium text-link"
    >
      {isDone && <span className="group-hover:underline">{undo}</span>}
      <span className="relative grid size-11 place-items-center overflow-hidden rounded-pill border-2 border-line-control group-hover:border-action">
        <span
          className={joinClasses(
            'absolute inset-0 rounded-pill bg-action transition-transform duration-160',
            isDone ? 'scale-100' : 'scale-0',
          )}
        />
        <Icon of={Check} className={joinClasses('relative', isDone ? 'text-on-action' : 'text-ink-faint')} />
      </span>
    </button>
  )
}
