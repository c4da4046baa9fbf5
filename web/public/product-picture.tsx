import { Check, Salad } from 'lucide-react'
import type { Drawing } from '#contract/foods/drawings.ts'
import { picture } from '#copy/public/product-picture.ts'
import type { Word } from '#copy/word.ts'
import { useWords } from '#web/lib/words.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dish } from '#web/ui/dish.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

const { booking, chat, plan } = picture

/** A question and its answer, as they look in the messages. */
export function ChatPicture({ className }: { className?: string }) {
  const t = useWords()
  return (
    <div className={joinClasses('grid gap-2.5 text-sm leading-head', className)}>
      <p className="shadow-lying ms-8 justify-self-end rounded-card rounded-ee-check bg-earth ramadan:bg-earth-deep px-4 py-3 text-on-earth">
        {t(chat.patient.text)}
      </p>
      <div className="flex items-end gap-2.5">
        <Avatar personId={booking.dietitian.en} name={t(booking.dietitian)} size="sm" />
        <p className="shadow-lying min-w-0 rounded-card rounded-es-check bg-surface px-4 py-3">
          {t(chat.dietitian.text)}
        </p>
      </div>
    </div>
  )
}

type PictureMeal = {
  readonly name: Word
  readonly food: Word
  readonly dishes: readonly [Drawing, ...Drawing[]]
  readonly eaten: boolean
}

/** Today's meals, as they look in a plan. */
export function PlanPicture({
  meals = plan.meals,
  className,
}: {
  meals?: readonly PictureMeal[]
  className?: string
}) {
  const t = useWords()
  return (
    <Card className={className}>
      <p className="flex items-center gap-2 text-sm font-semibold">
        <Icon of={Salad} className="text-link" />
        {t(plan.heading)}
      </p>
      <div className="mt-3 grid divide-y divide-line">
        {meals.map(({ name, food, eaten, dishes: [dish] }) => (
          <div key={name.en} className="flex items-center gap-3 py-2.5">
            <Dish name={dish} size="sm" />
            <div className="min-w-0 flex-1">
              <p className="text-xs text-ink-faint">{t(name)}</p>
              <p className="text-sm leading-head text-pretty">{t(food)}</p>
            </div>
            <span
              className={joinClasses(
                'grid size-5 shrink-0 place-items-center rounded-pill border',
                eaten ? 'border-action bg-action text-on-action' : 'border-line-control',
              )}
            >
              {eaten && <Check size={13} strokeWidth={3} aria-hidden="true" />}
            </span>
          </div>
        ))}
      </div>
    </Card>
  )
}
