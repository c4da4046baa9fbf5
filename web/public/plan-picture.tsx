import { Check, Salad } from 'lucide-react'
import { landing } from '#copy/public/landing.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

const { plan } = landing.picture

export function PlanPicture({ className }: { className?: string }) {
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
