import { useId, useState } from 'react'
import type { DietitianPage } from '#contract/directory.ts'
import { listOffers, type PackageOffer } from '#contract/money/packages.ts'
import { buying as words } from '#copy/money/packages/buy.ts'
import { appointmentsOf, offerWords } from '#copy/money/packages/name.ts'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { nameOfOffer } from '#web/lib/name-of-offer.ts'
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
  const language = useLanguage()
  const titleId = useId()
  const { data } = useRead(listOffers, { id: dietitian.id }, { enabled: dietitian.takesPayments })
  const shown = (data?.offers ?? []).flatMap((offer) => {
    const name = nameOfOffer(language, offer, dietitian.services)
    return name === null ? [] : [{ offer, name }]
  })
  if (shown.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="mt-8">
      <h2 id={titleId} className="mb-3 text-lg font-semibold">
        {t(words.title)}
      </h2>
      <ul className="flex flex-col gap-3">
        {shown.map(({ offer, name }) => (
          <Offer
            key={offer.id}
            offer={offer}
            name={name}
            has={offer.parts.some((part) =>
              dietitian.packages.some(({ service }) => service === part.service),
            )}
          />
        ))}
      </ul>
    </section>
  )
}

type OfferProps = {
  offer: PackageOffer
  name: string
  /** The reader has a package with sessions of one of its services left. */
  has: boolean
}

function Offer({ offer, name, has }: OfferProps) {
  const t = useWords()
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const isOfOne = offer.parts.length === 1
  const [BuyDialog, fetchDialog] = useFetchedPart(loadDialog)
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
            isOfOne &&
              t(offerWords.each(price(language, Math.round((offer.price * 100) / offer.uses) / 100))),
            t(offerWords.within(offer.days)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {offer.saves > 0 && (
          <p className="mt-1 text-sm font-medium">{t(words.saves(price(language, offer.saves)))}</p>
        )}
      </div>
      <div className="flex grow items-center justify-between gap-5 sm:grow-0">
        <p className="text-lg font-semibold">{price(language, offer.price)}</p>
        {has ? (
          <Link to="/patient/packages" className="max-w-40 text-sm text-link underline underline-offset-4">
            {t(isOfOne ? words.have : words.havePart)}
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
