import { useId, useState } from 'react'
import type { DietitianPage, OfferedService } from '#contract/directory.ts'
import { listOffers, type PackageOffer } from '#contract/money/packages.ts'
import { textFor } from '#contract/text-language.ts'
import { buying as words } from '#copy/money/packages/buy.ts'
import { appointmentsOf, offerWords } from '#copy/money/packages/name.ts'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFetchedPart } from '#web/ui/use-fetched-part.ts'
import { UserText } from '#web/ui/user-text.tsx'

const loadDialog = async () => (await import('./buy-dialog.tsx')).BuyDialog

/** The packages that a dietitian offers; nothing if there are none. */
export function PackageOffers({ dietitian }: { dietitian: DietitianPage }) {
  const t = useWords()
  const titleId = useId()
  const { data } = useRead(listOffers, { id: dietitian.id }, { enabled: dietitian.takesPayments })
  const shown = (data?.offers ?? []).flatMap((offer) => {
    const service = dietitian.services.find(({ id }) => id === offer.service)
    return service ? [{ offer, service }] : []
  })
  if (shown.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="mt-8">
      <h2 id={titleId} className="mb-3 text-lg font-semibold">
        {t(words.title)}
      </h2>
      <ul className="flex flex-col gap-3">
        {shown.map(({ offer, service }) => (
          <Offer
            key={offer.id}
            offer={offer}
            service={service}
            has={dietitian.packages.some((each) => each.service === service.id)}
          />
        ))}
      </ul>
    </section>
  )
}

type OfferProps = {
  offer: PackageOffer
  service: OfferedService
  /** The reader has such a package with sessions left. */
  has: boolean
}

function Offer({ offer, service, has }: OfferProps) {
  const t = useWords()
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const [BuyDialog, fetchDialog] = useFetchedPart(loadDialog)
  const name = textFor(language, service.name, service.otherName)
  const open = async () => {
    if (await fetchDialog()) setOpen(true)
  }
  return (
    <Card as="li" className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="text-md font-semibold">
          {t(appointmentsOf(offer.uses))} · <UserText text={name} />
        </h3>
        <p className="mt-1 text-sm text-ink-soft">
          {[
            t(offerWords.each(price(language, Math.round((offer.price * 100) / offer.uses) / 100))),
            t(offerWords.within(offer.days)),
          ].join(' · ')}
        </p>
        {offer.saves > 0 && (
          <p className="mt-1 text-sm font-medium">{t(words.saves(price(language, offer.saves)))}</p>
        )}
      </div>
      <div className="flex grow items-center justify-between gap-5 sm:grow-0">
        <p className="text-lg font-semibold">{price(language, offer.price)}</p>
        {has ? (
          <Link to="/patient/packages" className="max-w-40 text-sm text-link underline underline-offset-4">
            {t(words.have)}
          </Link>
        ) : (
          <Button
            aria-haspopup="dialog"
            aria-label={t(words.buyOf(name, t(appointmentsOf(offer.uses))))}
            onClick={open}
          >
            {t(words.buy)}
          </Button>
        )}
      </div>
      {isOpen && BuyDialog && <BuyDialog offer={offer} name={name} onClose={() => setOpen(false)} />}
    </Card>
  )
}
