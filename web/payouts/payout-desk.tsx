import { useState } from 'react'
import { listPayouts } from '#contract/payouts.ts'
import { payoutDesk as words } from '#copy/payouts/desk.ts'
import { useReadPages } from '#web/lib/read-pages.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedRead } from '#web/ui/failed-read.tsx'
import { RowsSkeleton } from '#web/ui/rows-skeleton.tsx'
import { Select } from '#web/ui/select.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { Written } from '#web/ui/written.tsx'
import { PayoutLine } from './payout-line.tsx'

type State = keyof typeof words.state.names
const states = Object.keys(words.state.names) as State[]

/** Every payout, the latest first. */
export function PayoutDesk() {
  const t = useWords()
  const [state, setState] = useState<State>()
  const pages = useReadPages(listPayouts, state ? { state } : {}, { live: ['payouts'] })
  const rows = pages.data?.pages.flatMap(({ payouts }) => payouts)
  return (
    <>
      <Select
        className="mb-4 w-full sm:w-56"
        aria-label={t(words.state.label)}
        placeholder={t(words.state.all)}
        options={states.map((value) => ({ value, label: t(words.state.names[value]) }))}
        value={state ?? ''}
        onChange={({ target }) => setState(states.find((each) => each === target.value))}
      />
      {rows === undefined ? (
        pages.isError ? (
          <Card flush>
            <FailedRead title={words.failed} read={pages} />
          </Card>
        ) : (
          <RowsSkeleton />
        )
      ) : rows.length === 0 ? (
        <Card flush>
          <EmptyState title={t(words.none.title)} description={t(words.none.text)} />
        </Card>
      ) : (
        <Card flush>
          <ul aria-label={t(words.list)} className="divide-y divide-line">
            {rows.map((payout) => (
              <PayoutLine key={payout.id} payout={payout}>
                <p className="text-sm text-ink">
                  {payout.dietitian ? (
                    <Written text={payout.dietitian.name} other={payout.dietitian.otherName} />
                  ) : (
                    t(words.gone)
                  )}
                </p>
              </PayoutLine>
            ))}
          </ul>
        </Card>
      )}
      <ShowMore words={words} pages={pages} className="mt-6" />
    </>
  )
}
