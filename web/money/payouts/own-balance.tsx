import { type ReactNode, useId } from 'react'
import { type EarnedLine, type EarnedState, listEarned, readBalance } from '#contract/money/balance.ts'
import { readEarnings } from '#contract/money/earnings.ts'
import { readPlatformFee } from '#contract/platform/fee.ts'
import type { OutputOf } from '#contract/route.ts'
import { writeDay } from '#copy/dates.ts'
import { balance as words } from '#copy/money/balance.ts'
import { platformFee } from '#copy/platform/fee.ts'
import type { Word } from '#copy/word.ts'
import { useRead } from '#web/app/query.ts'
import { columnPrice } from '#web/lib/column-price.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { price } from '#web/lib/price.ts'
import { useReadRows } from '#web/lib/read-pages.ts'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedRead } from '#web/ui/failed-read.tsx'
import { Read } from '#web/ui/read.tsx'
import { RowList } from '#web/ui/row-list.tsx'
import { RowsSkeleton } from '#web/ui/rows-skeleton.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { UserText } from '#web/ui/user-text.tsx'

type OwnBalanceProps = {
  payouts: ReactNode
  /** The content below. */
  children: ReactNode
}

/**
 * A dietitian's balance and its appointments; nothing if patients do not pay through the platform. The content below is
 * rendered once that is known, so that nothing moves.
 */
export function OwnBalance({ payouts, children }: OwnBalanceProps) {
  useAhead()
  const read = useRead(readBalance, {})
  const { data } = read
  if (read.isError && !data)
    return (
      <>
        <Card flush className="mb-6">
          <FailedRead title={words.failed} read={read} />
        </Card>
        {children}
      </>
    )
  if (!data) return <BalanceSkeleton />
  return (
    <>
      {data.isKept && (
        <div className="mb-8 grid gap-6">
          <Sums balance={data} />
          <Fee />
          {payouts}
          <Earned />
        </div>
      )}
      {children}
    </>
  )
}

/** Reads that are needed in any case, sent in the same round trip. */
function useAhead() {
  useRead(readEarnings, {}, { keepsLast: true })
}

/** As high as the window, so that the content below begins out of sight. */
function BalanceSkeleton() {
  return (
    <SkeletonGroup className="grid min-h-dvh content-start gap-6">
      <Skeleton className="w-36 text-lg" />
      <div className="grid gap-4 sm:grid-cols-3">
        {['pending', 'available', 'paidOut'].map((sum) => (
          <Skeleton key={sum} shape="block" className="h-33" />
        ))}
      </div>
      <Skeleton shape="block" className="h-44" />
    </SkeletonGroup>
  )
}

function Sums({ balance }: { balance: OutputOf<typeof readBalance> }) {
  const t = useWords()
  const language = useLanguage()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-lg font-semibold">
        {t(words.title)}
      </h2>
      <dl className="grid gap-4 sm:grid-cols-3">
        {(['pending', 'available', 'paidOut'] as const).map((sum) => (
          <Card key={sum}>
            <dt className="text-sm text-ink-soft">{t(words.sums[sum].name)}</dt>
            <dd className="text-xl font-semibold">
              <bdi>{price(language, balance[sum])}</bdi>
            </dd>
            <dd className="text-sm text-ink-soft">
              {t(textOf(sum, balance, (amount) => price(language, amount)))}
            </dd>
          </Card>
        ))}
      </dl>
    </section>
  )
}

type Balance = OutputOf<typeof readBalance>

function textOf(
  sum: 'pending' | 'available' | 'paidOut',
  { available, keptBack, underway }: Balance,
  write: (amount: number) => string,
): Word {
  if (sum === 'paidOut' && underway > 0) return words.underway(write(underway))
  if (sum === 'available' && available < 0) return words.owes
  if (sum === 'available' && keptBack > 0) return words.keptBack(write(keptBack))
  return words.sums[sum].text
}

/** The platform's fee, now and after an announced change. */
function Fee() {
  const t = useWords()
  const language = useLanguage()
  const { data } = useRead(readPlatformFee, {})
  if (!data) return null
  const { percent, next } = data.fee
  return (
    <p className="text-sm text-ink-soft">
      {t(platformFee.own(percent))}
      {next && ` ${t(platformFee.next(next.percent, writeDay(language, next.from, 'date')))}`}
    </p>
  )
}

function Earned() {
  const t = useWords()
  const id = useId()
  const read = useReadRows(listEarned, {}, 'earned')
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-lg font-semibold">
        {t(words.list)}
      </h2>
      <Read of={read} failed={words.listFailed} waiting={<RowsSkeleton />}>
        {(lines) => (
          <RowList
            rows={lines}
            none={<EmptyState title={t(words.none.title)} description={t(words.none.text)} />}
          >
            {(line) => <Line key={line.appointment} line={line} />}
          </RowList>
        )}
      </Read>
      <ShowMore
        words={{ showMore: words.showMore, failed: words.listFailed }}
        pages={read}
        className="mt-6"
      />
    </section>
  )
}

function Line({ line }: { line: EarnedLine }) {
  const t = useWords()
  const language = useLanguage()
  const { appointment, service, startsAt, state, availableAt, earned, takenBack } = line
  const moment = (at: string) => writeMoment(language, new Date(at), new Date(), readerZone())
  const facts = [
    startsAt && moment(startsAt),
    availableAt && t(words.availableAt(moment(availableAt))),
    state === 'held' && t(words.held),
    takenBack > 0 && t(words.takenBack(price(language, takenBack))),
  ].filter((fact) => typeof fact === 'string')
  return (
    <li className="flex items-center gap-x-4 px-5 py-3.5 sm:px-6">
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-medium">
          {service ? (
            <Link to={`/dietitian/appointments/${appointment}`}>
              <UserText text={service.name} other={service.otherName} />
            </Link>
          ) : (
            t(words.gone)
          )}
        </span>
        <span className="block text-xs text-ink-soft">
          {facts.map((fact, at) => (
            <span key={fact}>
              {at > 0 && ' · '}
              <bdi>{fact}</bdi>
            </span>
          ))}
        </span>
      </span>
      <span className="flex shrink-0 flex-col-reverse items-end gap-1 sm:flex-row sm:items-center sm:gap-4">
        <Badge tone={tones[state]}>{t(words.states[state])}</Badge>
        <span className="text-end text-sm font-medium tabular-nums sm:min-w-24">
          <bdi>{columnPrice(language, earned)}</bdi>
        </span>
      </span>
    </li>
  )
}

const tones = {
  pending: 'pending',
  held: 'cancelled',
  available: 'confirmed',
  taken_back: 'neutral',
} as const satisfies Record<EarnedState, BadgeTone>
