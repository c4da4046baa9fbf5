import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { listMyPackages, type OwnOffer, type SoldPackage, withdrawOffer } from '#contract/money/packages.ts'
import { listMyServices } from '#contract/services.ts'
import { textFor } from '#contract/text-language.ts'
import { writeDate } from '#copy/dates.ts'
import { appointmentsOf, boughtWords } from '#copy/money/packages/name.ts'
import { offers as words } from '#copy/money/packages/offers.ts'
import { useChange, useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { price } from '#web/lib/price.ts'
import { useFocusAfter } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Read } from '#web/ui/read.tsx'
import { RowList } from '#web/ui/row-list.tsx'
import { showToast } from '#web/ui/toast.ts'
import { useFetchedPart } from '#web/ui/use-fetched-part.ts'
import { UserText } from '#web/ui/user-text.tsx'
import { OfferRow } from './offer-row.tsx'

const loadDialog = async () => (await import('./offer-dialog.tsx')).OfferDialog

/** The packages that a dietitian offers, and who has bought one. */
export function PackagesPanel() {
  const t = useWords()
  const titleId = useId()
  const [title, focusTitle] = useFocusAfter<HTMLHeadingElement>()
  const read = useRead(listMyPackages, {})
  const { data: known } = useRead(listMyServices, {})
  const [edited, setEdited] = useState<OwnOffer | 'new' | null>(null)
  const [doomed, setDoomed] = useState<OwnOffer | null>(null)
  const [OfferDialog, fetchDialog] = useFetchedPart(loadDialog)
  const services = known?.services ?? []
  const priced = services.filter((each) => each.isActive && each.price > 0)
  const edit = async (offer: OwnOffer | 'new') => {
    if (await fetchDialog()) setEdited(offer)
  }
  return (
    <Read of={read} failed={words.failed} waiting={null} className="mt-8">
      {(data) => {
        if (!data.isSold && data.offers.length === 0 && data.sold.length === 0) return null
        const add = data.isSold && priced.length > 0 && (
          <Button
            variant={data.offers.length > 0 ? 'primary' : 'secondary'}
            aria-haspopup="dialog"
            onClick={() => edit('new')}
          >
            <Icon of={Plus} small />
            {t(words.add)}
          </Button>
        )

        return (
          <section aria-labelledby={titleId} className="mt-10">
            <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
              <div className="min-w-0 flex-1 basis-72">
                <h2 id={titleId} ref={title} tabIndex={-1} className="text-lg font-semibold">
                  {t(words.title)}
                </h2>
                <p className="mt-0.5 text-sm text-ink-soft">{t(data.isSold ? words.text : words.notSold)}</p>
              </div>
              {data.offers.length > 0 && add}
            </div>
            <RowList
              rows={data.offers}
              label={t(words.list)}
              none={
                <EmptyState
                  title={t(words.empty.title)}
                  description={t(add ? words.empty.text : words.noServices)}
                  action={add || undefined}
                />
              }
            >
              {(offer) => (
                <OfferRow
                  key={offer.id}
                  offer={offer}
                  services={services}
                  onEdit={() => edit(offer)}
                  onRemove={() => setDoomed(offer)}
                />
              )}
            </RowList>
            {data.sold.length > 0 && <SoldPackages sold={data.sold} />}
            {edited && OfferDialog && (
              <OfferDialog
                offer={edited === 'new' ? null : edited}
                services={edited === 'new' ? priced : services}
                onClose={() => setEdited(null)}
              />
            )}
            {doomed && (
              <WithdrawOffer offer={doomed} onClose={() => setDoomed(null)} onWithdrawn={focusTitle} />
            )}
          </section>
        )
      }}
    </Read>
  )
}

type WithdrawProps = { offer: OwnOffer; onClose: () => void; onWithdrawn: () => void }

function WithdrawOffer({ offer, onClose, onWithdrawn }: WithdrawProps) {
  const t = useWords()
  const change = useChange(withdrawOffer, {
    onDone: () => {
      showToast({ tone: 'success', title: t(words.done.withdrawn) })
      onClose()
      onWithdrawn()
    },
  })
  return (
    <AskDialog
      isOpen
      danger
      words={words.withdraw}
      change={change}
      onConfirm={() => change.mutate({ id: offer.id })}
      onClose={onClose}
    >
      <p>{t(words.withdraw.text)}</p>
    </AskDialog>
  )
}

function SoldPackages({ sold }: { sold: readonly SoldPackage[] }) {
  const t = useWords()
  const language = useLanguage()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="mt-8">
      <h3 id={titleId} className="mb-3 text-md font-semibold">
        {t(words.sold.title)}
      </h3>
      <Card flush>
        <ul className="divide-y divide-line">
          {sold.map((each) => (
            <li
              key={each.id}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-5 py-4 text-sm sm:px-6"
            >
              <div className="min-w-0">
                <p className="font-medium">
                  {each.patient.name ? (
                    <UserText text={each.patient.name} other={each.patient.otherName} />
                  ) : (
                    t(words.sold.someone)
                  )}
                </p>
                <p className="mt-0.5 text-ink-soft">
                  {t(appointmentsOf(each.uses))} ·{' '}
                  <UserText text={textFor(language, each.serviceName, each.otherServiceName)} /> ·{' '}
                  <bdi>{price(language, each.price)}</bdi>
                </p>
              </div>
              {each.ending ? (
                <Badge>{t(boughtWords.endings[each.ending])}</Badge>
              ) : (
                <p className="text-ink-soft">
                  <span className="font-medium text-ink">{t(boughtWords.left(each.left, each.uses))}</span>{' '}
                  {t(boughtWords.until(writeDate(language, new Date(each.expiresAt), 'date')))}
                </p>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
