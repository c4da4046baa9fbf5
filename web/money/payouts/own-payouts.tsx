import { useId, useState } from 'react'
import { type PayoutStanding, payOutNow, readPayouts } from '#contract/money/payouts.ts'
import { writeDay } from '#copy/dates.ts'
import { payoutWords as words } from '#copy/money/payouts.ts'
import { useChange, useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { Quoted } from '#web/ui/quoted.tsx'
import { Read } from '#web/ui/read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { showToast } from '#web/ui/toast.ts'
import { PayoutLine } from './payout-line.tsx'

/**
 * A dietitian's next payout, what prevents it, and earlier payouts; nothing if patients do not pay through the
 * platform.
 */
export function OwnPayouts() {
  const t = useWords()
  const id = useId()
  const read = useRead(readPayouts, {})
  return (
    <Read of={read} failed={words.failed} waiting={<PayoutsSkeleton />}>
      {({ standing, payouts }) =>
        (standing.isKept || payouts.length > 0) && (
          <section aria-labelledby={id}>
            <h2 id={id} className="mb-4 text-lg font-semibold">
              {t(words.title)}
            </h2>
            <Card flush>
              <Next standing={standing} />
              {payouts.length > 0 ? (
                <ul aria-label={t(words.list)} className="divide-y divide-line border-t border-line">
                  {payouts.map((payout) => (
                    <PayoutLine key={payout.id} payout={payout} />
                  ))}
                </ul>
              ) : (
                <p className="border-t border-line px-5 py-3.5 text-sm text-ink-soft sm:px-6">
                  {t(words.none)}
                </p>
              )}
            </Card>
          </section>
        )
      }
    </Read>
  )
}

const PayoutsSkeleton = () => (
  <SkeletonGroup>
    <Skeleton className="mb-4 w-28 text-lg" />
    <Skeleton shape="block" className="h-47" />
  </SkeletonGroup>
)

function Next({ standing }: { standing: PayoutStanding }) {
  const t = useWords()
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const { available, obstacle, ibanEnd, heldFor, keptBack, minimum, nextOn } = standing
  const amount = price(language, available)
  const day = writeDay(language, nextOn)
  const change = useChange(payOutNow, {
    onDone: () => {
      setAsking(false)
      showToast({ tone: 'success', title: t(words.now.done) })
    },
  })
  const why = obstacle && words.obstacles[obstacle]
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4 p-5 sm:p-6">
      <div className="grid min-w-0 flex-1 basis-64 gap-1 text-sm text-ink-soft">
        <p>{t(words.next.name)}</p>
        <p className="text-md font-semibold text-ink">
          {t(obstacle === null ? words.next.amount(amount, day) : words.next.day(day))}
        </p>
        {why && <p className="text-ink">{t(why)}</p>}
        {heldFor && <Quoted>{heldFor}</Quoted>}
        {ibanEnd && !why && <p>{t(words.next.to(ibanEnd))}</p>}
        {obstacle === 'too_little_to_pay_out' && <p>{t(words.minimum(price(language, minimum)))}</p>}
        {keptBack > 0 && <p>{t(words.keptBack(price(language, keptBack)))}</p>}
      </div>
      {obstacle === 'account_needed' ? (
        <Link to="/dietitian/settings?tab=billing" className={buttonClass('secondary')}>
          {t(words.billing)}
        </Link>
      ) : (
        obstacle === null && <Button onClick={() => setAsking(true)}>{t(words.now.button)}</Button>
      )}
      <AskDialog
        isOpen={isAsking}
        words={{
          title: words.now.title,
          confirm: words.now.confirm(amount),
          busy: words.now.busy,
          keep: words.now.cancel,
        }}
        change={change}
        onConfirm={() => change.mutate({})}
        onClose={() => setAsking(false)}
      >
        <p>{t(words.now.text(amount, ibanEnd ?? ''))}</p>
      </AskDialog>
    </div>
  )
}
