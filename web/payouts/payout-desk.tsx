import { useState } from 'react'
import { listPayouts } from '#contract/payouts.ts'
import { payoutDesk as words } from '#copy/payouts/desk.ts'
import { useReadPages } from '#web/lib/read-pages.ts'
import { useWords } from '#web/lib/words.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FoundList } from '#web/ui/found-list.tsx'
import { Select } from '#web/ui/select.tsx'
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
      <FoundList
        words={words}
        pages={pages}
        rows={rows}
        none={<EmptyState title={t(words.none.title)} description={t(words.none.text)} />}
      >
        {(payout) => (
          <PayoutLine key={payout.id} payout={payout}>
            <p className="text-sm text-ink">
              {payout.dietitian ? (
                <Written text={payout.dietitian.name} other={payout.dietitian.otherName} />
              ) : (
                t(words.gone)
              )}
            </p>
          </PayoutLine>
        )}
      </FoundList>
    </>
  )
}
