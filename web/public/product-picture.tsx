import { Check, Salad } from 'lucide-react'
import { landing } from '#copy/public/landing.ts'
import { useWords } from '#web/lib/words.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { BookingPicture } from './booking-picture.tsx'

/** A picture of the product, made of its own components; to a screen reader it is one image. */
export function ProductPicture({ className }: { className?: string }) {
  const t = useWords()
  return (
    <div role="img" aria-label={t(landing.picture.label)} className={joinClasses('select-none', className)}>
      <div
        inert
        className="mx-auto grid max-w-sm items-start gap-5 md:max-w-none md:grid-flow-col md:grid-rows-[auto_1fr] md:grid-cols-[minmax(0,17.5rem)_minmax(0,21rem)] md:justify-center md:gap-x-6 lg:max-w-sm lg:grid-flow-row lg:grid-cols-1 lg:grid-rows-none xl:max-w-none xl:grid-flow-col xl:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,17.5rem)_minmax(0,21rem)]"
      >
        <BookingPicture className="relative z-10 md:order-1 md:row-span-2 md:mt-16 lg:order-none lg:row-span-1 lg:mt-0 xl:order-1 xl:row-span-2 xl:mt-16" />
        <PlanPicture className="-mt-9 me-8 pt-9 md:m-0 md:pt-6 lg:hidden xl:block" />
        <ChatPicture className="md:mt-1" />
      </div>
    </div>
  )
}

const { booking, chat } = landing.picture

function ChatPicture({ className }: { className?: string }) {
  const t = useWords()
  return (
    <div className={joinClasses('grid gap-3 text-sm leading-head', className)}>
      <p className="ms-8 justify-self-end rounded-card rounded-ee-check bg-action px-4 py-3 text-on-action">
        {t(chat.patient.text)}
      </p>
      <div className="flex items-end gap-2.5">
        <Avatar personId={booking.dietitian.en} name={t(booking.dietitian)} size="sm" />
        <p className="min-w-0 rounded-card rounded-es-check border border-line bg-surface px-4 py-3">
          {t(chat.dietitian.text)}
        </p>
      </div>
    </div>
  )
}

const { plan } = landing.picture

function PlanPicture({ className }: { className?: string }) {
  const t = useWords()
  return (
    <Card className={className}>
      <p className="flex items-center gap-2 text-sm font-semibold">
        <Icon of={Salad} className="text-link" />
        {t(plan.heading)}
      </p>
      <div className="mt-4 flex gap-1.5">
        {plan.meals.map(({ name, eaten }) => (
          <span
            key={name.en}
            className={joinClasses('h-1.5 flex-1 rounded-pill', eaten ? 'bg-action' : 'bg-sunken')}
          />
        ))}
      </div>
      <div className="mt-4 grid gap-3.5">
        {plan.meals.map(({ name, food, eaten }) => (
          <div key={name.en} className="flex gap-3">
            <span
              className={joinClasses(
                'mt-0.5 grid size-5 shrink-0 place-items-center rounded-pill border',
                eaten ? 'border-action bg-action text-on-action' : 'border-line-control',
              )}
            >
              {eaten && <Check size={13} strokeWidth={3} aria-hidden="true" />}
            </span>
            <div className="min-w-0">
              <p className="text-xs text-ink-faint">{t(name)}</p>
              <p className="text-sm leading-head">{t(food)}</p>
            </div>
          </div>
        ))}
      </div>
    </Card>
  )
}
