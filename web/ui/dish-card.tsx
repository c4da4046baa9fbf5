import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { Drawing } from '#contract/foods/drawings.ts'
import { Card } from './card.tsx'
import { Dish } from './dish.tsx'
import { Icon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'
import { type Tick, TickButton } from './tick-button.tsx'

type DishCardProps = {
  drawing: Drawing
  /** `Lunch`. */
  meal: ReactNode
  time?: string | null
  /** `540 kcal`. */
  amount: string
  /** The dishes in one line, for a meal that is folded. */
  summary: string
  tick?: Tick | undefined
  /** The dishes with everything about them. */
  children: ReactNode
}

/** One meal with its drawing. A tick folds it to one line; Undo, or a press of its name, opens it again. */
export function DishCard({ drawing, meal, time, amount, summary, tick, children }: DishCardProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isDone = tick?.isDone ?? false
  const isFolded = isDone && !isOpen
  return (
    <Card
      as="li"
      flush
      aria-labelledby={id}
      className={joinClasses('min-w-0 px-4 sm:px-5', isFolded ? 'py-2' : 'py-4 sm:py-5', isDone && 'bg-tint')}
    >
      <div className="flex items-start gap-3 sm:gap-5">
        <Dish name={drawing} size={isFolded ? 'sm' : 'md'} />
        <div className="min-w-0 flex-1">
          <div className="flex min-h-11 items-center gap-x-3">
            <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 text-sm text-ink-soft">
              <h4 id={id} className="text-md font-semibold text-ink">
                {isDone ? (
                  <button
                    type="button"
                    aria-expanded={isOpen}
                    onClick={() => setOpen(!isOpen)}
                    className="inline-flex min-h-11 items-center gap-1 text-start hover:text-link"
                  >
                    {meal}
                    <Icon of={ChevronDown} small className={isOpen ? 'rotate-180' : ''} />
                  </button>
                ) : (
                  meal
                )}
              </h4>
              {isFolded ? (
                <span className="min-w-0 flex-1 truncate max-sm:sr-only">{summary}</span>
              ) : (
                <span>
                  {time && (
                    <>
                      <bdi>{time}</bdi>
                      {' · '}
                    </>
                  )}
                  <bdi className="tabular-nums">{amount}</bdi>
                </span>
              )}
            </div>
            {tick && (
              <TickButton
                {...tick}
                onTick={(done) => {
                  setOpen(false)
                  tick.onTick(done)
                }}
              />
            )}
          </div>
          {!isFolded && children}
        </div>
      </div>
    </Card>
  )
}
