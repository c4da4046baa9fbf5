import { useState } from 'react'
import { type Dispute, disputeStates, listDisputes } from '#contract/money/disputes.ts'
import type { TimeOrder } from '#contract/time-order.ts'
import { writeDate } from '#copy/dates.ts'
import { disputeWords as words } from '#copy/money/disputes.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { usePageSearch } from '#web/lib/page-address.ts'
import { price } from '#web/lib/price.ts'
import { useReadRows } from '#web/lib/read-pages.ts'
import { useIsWide } from '#web/lib/use-is-wide.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FoundList } from '#web/ui/found-list.tsx'
import { Select } from '#web/ui/select.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { AnswerState } from '../disputes/answer-state.tsx'
import { disputeTones } from '../disputes/dispute-tones.ts'
import { whoCame } from '../disputes/who-came.ts'
import { DisputeTable } from './dispute-table.tsx'

/** Disputed payments, each with what we know of its appointment and a link to its page. */
export function DisputeList() {
  const t = useWords()
  const asked = usePageSearch().state
  const [state, setState] = useState(() => disputeStates.find((each) => each === asked))
  const isWide = useIsWide('lg')
  const [order, setOrder] = useState<TimeOrder>('latest')
  const read = useReadRows(
    listDisputes,
    { ...(state && { state }), ...(isWide && order === 'earliest' && { order }) },
    'disputes',
  )
  return (
    <>
      <Select
        className="mb-4 w-full sm:w-56"
        aria-label={t(words.state.label)}
        placeholder={t(words.state.all)}
        options={disputeStates.map((value) => ({ value, label: t(words.states[value]) }))}
        value={state ?? ''}
        onChange={({ target }) => setState(disputeStates.find((each) => each === target.value))}
      />
      <FoundList
        words={words}
        of={read}
        table={isWide && ((rows) => <DisputeTable rows={rows} order={order} onOrder={setOrder} />)}
        none={<EmptyState title={t(words.none.title)} description={t(words.none.text)} />}
      >
        {(dispute) => <DisputeRow key={dispute.id} dispute={dispute} />}
      </FoundList>
    </>
  )
}

type RowProps = { dispute: Dispute }

function DisputeRow({ dispute }: RowProps) {
  const t = useWords()
  const language = useLanguage()
  const now = useNow(60_000)
  const on = (at: string) => writeDate(language, new Date(at), 'date')
  const { id, amount, state, openedAt, reason, appointment, borne } = dispute
  return (
    <li className="flex items-start justify-between gap-x-4 px-5 py-3.5 sm:px-6">
      <div className="grid min-w-0 gap-0.5 text-sm text-ink-soft">
        <p className="text-base font-medium text-ink">
          <Link to={`/admin/disputes/${id}`}>
            <bdi>{price(language, amount)}</bdi>
          </Link>
        </p>
        <p>{t(words.opened(on(openedAt)))}</p>
        {state === 'open' && <AnswerState dispute={dispute} />}
        <p>
          {t(words.bankSays)} <UserText text={reason} />
        </p>
        {appointment ? (
          <>
            <p className="mt-2 font-medium text-ink">{t(words.evidence.title)}</p>
            <p>
              <UserText text={appointment.service} other={appointment.otherService} />
            </p>
            <p>
              <Link to={`/admin/appointments/${appointment.id}`} className="text-link">
                {t(words.evidence.appointment(on(appointment.startsAt)))}
              </Link>
            </p>
            <p>{t(words.outcomes[appointment.status])}</p>
            {Date.parse(appointment.startsAt) <= now && <p>{t(words.evidence[whoCame(appointment)])}</p>}
          </>
        ) : (
          <p>{t(words.evidence.gone)}</p>
        )}
        {borne > 0 && <p className="text-danger-ink">{t(words.borne(price(language, borne)))}</p>}
      </div>
      <Badge tone={disputeTones[state]}>{t(words.states[state])}</Badge>
    </li>
  )
}
