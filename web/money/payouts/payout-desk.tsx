import { useState } from 'react'
import { listPayouts } from '#contract/money/payouts.ts'
import type { OutputOf } from '#contract/route.ts'
import { textFor } from '#contract/text-language.ts'
import type { TimeOrder } from '#contract/time-order.ts'
import { payoutDesk as words } from '#copy/money/payout-desk.ts'
import { useDuties } from '#web/lib/duties.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { usePageSearch } from '#web/lib/page-address.ts'
import { price } from '#web/lib/price.ts'
import { useReadRows } from '#web/lib/read-pages.ts'
import { useIsWide } from '#web/lib/use-is-wide.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FoundList } from '#web/ui/found-list.tsx'
import { Select } from '#web/ui/select.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import { PayoutLine } from './payout-line.tsx'
import { PayoutTable } from './payout-table.tsx'

type Payout = OutputOf<typeof listPayouts>['payouts'][number]
type State = keyof typeof words.state.names
const states = Object.keys(words.state.names) as State[]

/** All payouts, the latest first; those in doubt are decided here. */
export function PayoutDesk() {
  const t = useWords()
  const language = useLanguage()
  const [deciding, decide] = useState<Payout | null>(null)
  const asked = usePageSearch().state
  const [state, setState] = useState(() => states.find((each) => each === asked))
  const nameOf = ({ dietitian }: Payout) =>
    dietitian ? textFor(language, dietitian.name, dietitian.otherName) : t(words.gone)
  const isWide = useIsWide('lg')
  const [order, setOrder] = useState<TimeOrder>('latest')
  const read = useReadRows(
    listPayouts,
    { ...(state && { state }), ...(isWide && order === 'earliest' && { order }) },
    'payouts',
  )
  const decision = (payout: Payout) =>
    payout.state === 'in_doubt' &&
    payout.decidedAs === null && (
      <Button
        variant="secondary"
        size="sm"
        aria-label={t(words.decide.of(price(language, payout.amount), nameOf(payout)))}
        onClick={() => decide(payout)}
      >
        {t(words.decide.button)}
      </Button>
    )
  return (
    <>
      <Select
        className="mb-4 w-full sm:w-72"
        aria-label={t(words.state.label)}
        placeholder={t(words.state.all)}
        options={states.map((value) => ({ value, label: t(words.state.names[value]) }))}
        value={state ?? ''}
        onChange={({ target }) => setState(states.find((each) => each === target.value))}
      />
      <FoundList
        words={words}
        of={read}
        table={
          isWide &&
          ((rows) => (
            <PayoutTable
              rows={rows}
              order={order}
              onOrder={setOrder}
              payee={({ dietitian }) => <Payee person={dietitian} />}
              decision={(payout) =>
                payout.decidedAs ? (
                  <span className="text-ink-soft">{t(words.decide.decided[payout.decidedAs])}</span>
                ) : (
                  decision(payout)
                )
              }
            />
          ))
        }
        none={<EmptyState title={t(words.none.title)} description={t(words.none.text)} />}
      >
        {(payout) => (
          <PayoutLine key={payout.id} payout={payout} action={decision(payout)}>
            <p className="text-sm text-ink">
              <Payee person={payout.dietitian} />
            </p>
            {payout.decidedAs && (
              <p className="text-sm text-ink-soft">{t(words.decide.decided[payout.decidedAs])}</p>
            )}
          </PayoutLine>
        )}
      </FoundList>
      {deciding && <DecideDialog payout={deciding} onClose={() => decide(null)} />}
    </>
  )
}

/** Only some duties open accounts; for the others the name is not a link. */
function Payee({ person }: { person: Payout['dietitian'] }) {
  const t = useWords()
  const { has } = useDuties()
  if (!person) return t(words.gone)
  const name = <UserText text={person.name} other={person.otherName} />
  return has('support', 'privacy') ? <Link to={`/admin/users?person=${person.id}`}>{name}</Link> : name
}
