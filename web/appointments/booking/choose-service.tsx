import { useId } from 'react'
import type { OfferedService } from '#contract/directory.ts'
import { booking } from '#copy/appointments/booking.ts'
import { counts } from '#copy/directory/counts.ts'
import { platformWord } from '#copy/practice-options.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { UserText } from '#web/ui/user-text.tsx'

type ChooseServiceProps = {
  services: readonly OfferedService[]
  chosen: OfferedService
  onChoose: (id: string) => void
}

export function ChooseService({ services, chosen, onChoose }: ChooseServiceProps) {
  const t = useWords()
  const language = useLanguage()
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-3 text-md font-semibold">{t(booking.service)}</legend>
      <div className="grid gap-2.5 sm:grid-cols-2">
        {services.map((service) => (
          <label key={service.id} className={cardClass}>
            <input
              type="radio"
              name={name}
              checked={service.id === chosen.id}
              onChange={() => onChoose(service.id)}
              className={radioClass}
            />
            <span className="min-w-0 flex-1">
              <span className="block text-sm font-medium">
                <UserText text={service.name} other={service.otherName} />
              </span>
              <span className="block text-xs text-ink-soft">
                {t(counts.minutes(service.duration))} · {t(platformWord(service.platform))}
              </span>
            </span>
            <span className="text-sm font-semibold">{price(language, service.price)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const cardClass =
  'flex min-h-12 cursor-pointer items-start gap-3 rounded-control border border-line-control/60 px-3.5 py-2.5 transition-colors hover:border-line-control hover:bg-tint/50 has-checked:border-action has-checked:bg-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

const radioClass =
  'mt-[calc((1lh-1.25rem)/2)] size-5 shrink-0 appearance-none rounded-pill border border-line-control bg-surface text-sm checked:border-6 checked:border-action focus-visible:outline-none forced-colors:appearance-auto'
