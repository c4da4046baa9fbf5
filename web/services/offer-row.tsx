import { Pencil, Trash2 } from 'lucide-react'
import type { OwnOffer } from '#contract/money/packages.ts'
import type { Service } from '#contract/services.ts'
import { appointmentsOf, offerWords } from '#copy/money/packages/name.ts'
import { offers as words } from '#copy/money/packages/offers.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { nameOfOffer } from '#web/lib/name-of-offer.ts'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { UserText } from '#web/ui/user-text.tsx'

type OfferRowProps = {
  offer: OwnOffer
  services: readonly Service[]
  onEdit: () => void
  onRemove: () => void
}

export function OfferRow({ offer, services, onEdit, onRemove }: OfferRowProps) {
  const t = useWords()
  const language = useLanguage()
  const name = nameOfOffer(language, offer, services) ?? ''
  const facts = [
    t(offerWords.within(offer.days)),
    // Of several services, each appointment has a price of its own.
    offer.parts.length === 1 &&
      t(offerWords.each(price(language, Math.round((offer.price * 100) / offer.uses) / 100))),
    offer.saves > 0 && t(words.saves(price(language, offer.saves))),
  ].filter(Boolean)
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 p-5 sm:flex-nowrap sm:p-6">
      <div className={joinClasses('min-w-0 flex-1 basis-64', !offer.isShown && 'text-ink-soft')}>
        <div className="flex items-baseline justify-between gap-x-6">
          <h3 className="min-w-0 text-md font-semibold">
            {t(appointmentsOf(offer.uses))}
            <span aria-hidden="true" className="mx-2 text-ink-faint">
              ·
            </span>
            <UserText text={name} />
          </h3>
          <p className="text-md font-semibold whitespace-nowrap">
            <bdi>{price(language, offer.price)}</bdi>
          </p>
        </div>
        <p className="mt-0.5 text-sm text-ink-soft">{facts.join(' · ')}</p>
        {!offer.isShown && <p className="mt-1 text-sm text-accent-ink">{t(words.hidden)}</p>}
      </div>
      <div className="flex shrink-0 items-center gap-1 max-sm:w-full max-sm:justify-end sm:-my-1.5 sm:ms-4">
        <IconButton label={t(words.edit(name))} icon={Pencil} onClick={onEdit} />
        <IconButton label={t(words.remove(name))} icon={Trash2} onClick={onRemove} />
      </div>
    </li>
  )
}
