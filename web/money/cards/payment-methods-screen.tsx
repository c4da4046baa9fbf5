import { CreditCard, Plus } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import {
  addPaymentMethod,
  listPaymentMethods,
  mostCards,
  type PaymentMethod,
  removePaymentMethod,
} from '#contract/money/cards.ts'
import { cardName } from '#copy/money/card-name.ts'
import { paymentMethods as words } from '#copy/money/cards.ts'
import { soon } from '#copy/portal/soon.ts'
import { useChange, useRead } from '#web/app/query.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedRead } from '#web/ui/failed-read.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { showToast } from '#web/ui/toast.ts'
import { CardRow } from './card-row.tsx'
import { ReturnNote } from './return-note.tsx'

/**
 * The wallet (undefined while it is loading), the reader's cards, and a button to the gateway's form, which adds a
 * card.
 */
export function PaymentMethodsScreen({ wallet }: { wallet: ReactNode | undefined }) {
  const t = useWords()
  const read = useRead(listPaymentMethods, {})
  const { data, isError } = read
  const [asked, setAsked] = useState<PaymentMethod | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const adding = useChange(addPaymentMethod, {
    onDone: ({ url }) => window.location.assign(url),
    onRefused: (reason) => showFault(t, words.add.failed, reason),
  })
  const sayRemoved = async () => {
    setAsked(null)
    showToast({ tone: 'success', title: t(words.remove.done) })
    await read.refetch()
    heading.current?.focus()
  }
  const removing = useChange(removePaymentMethod, {
    onDone: sayRemoved,
    onRefused: ({ code }) => {
      // A card that no longer exists counts as removed.
      if (code === 'not_found') sayRemoved()
    },
  })

  const packages = (
    <Link to="/patient/packages" className="w-fit text-sm text-link underline underline-offset-4">
      {t(words.packages)}
    </Link>
  )
  // The wallet does not depend on the payment service.
  if (!data && isError)
    return (
      <div className="grid max-w-3xl gap-5">
        {wallet}
        {packages}
        <Card flush>
          <FailedRead title={words.unread} read={read} />
        </Card>
      </div>
    )
  if (!data || wallet === undefined) return <CardsSkeleton />
  const { isAvailable, isWaiting, paymentMethods } = data
  const add = (
    <Button
      busy={adding.isPending || adding.isSuccess}
      busyText={t(words.add.busy)}
      disabled={paymentMethods.length >= mostCards}
      onClick={() => adding.mutate({})}
    >
      <Icon of={Plus} />
      {t(words.add.button)}
    </Button>
  )
  return (
    <div className="grid max-w-3xl gap-5">
      <ReturnNote isWaiting={isWaiting} />
      {wallet}
      {packages}
      {paymentMethods.length > 0 ? (
        <Card as="section" aria-labelledby="saved-cards">
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
            <div className="min-w-0 flex-1 basis-64">
              <h2 id="saved-cards" ref={heading} tabIndex={-1} className="text-md font-semibold">
                {t(words.list)}
              </h2>
              <p className="mt-1 text-sm text-ink-soft">
                {t(isAvailable ? words.text : words.unavailable.text)}
              </p>
            </div>
            {isAvailable && add}
          </div>
          <ul className="mt-5 divide-y divide-line border-t border-line">
            {paymentMethods.map((card) => (
              <CardRow key={card.id} card={card} onRemove={setAsked} />
            ))}
          </ul>
        </Card>
      ) : (
        <Card flush>
          {isAvailable ? (
            <EmptyState
              title={t(words.none.title)}
              description={
                <>
                  {t(words.none.text)} {t(words.text)}
                </>
              }
              action={add}
            />
          ) : (
            <EmptyState
              title={t(words.unavailable.title)}
              description={t(words.unavailable.text)}
              action={
                <Badge tone="accent" icon={CreditCard}>
                  {t(soon.available)}
                </Badge>
              }
            />
          )}
        </Card>
      )}
      <AskDialog
        isOpen={asked !== null}
        words={words.remove}
        danger
        change={removing}
        onConfirm={() => asked && removing.mutate({ id: asked.id })}
        onClose={() => setAsked(null)}
      >
        {asked && t(words.remove.text(t(cardName(asked))))}
      </AskDialog>
    </div>
  )
}

function CardsSkeleton() {
  return (
    <SkeletonGroup className="max-w-3xl">
      <Card>
        <Skeleton className="w-40 text-md" />
        <Skeleton className="mt-2 w-72 max-w-full text-sm" />
        <Skeleton shape="block" className="mt-6 h-14" />
        <Skeleton shape="block" className="mt-4 h-14" />
      </Card>
    </SkeletonGroup>
  )
}
