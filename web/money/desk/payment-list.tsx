import { useState } from 'react'
import {
  type FoundPayment,
  type PaymentOrder,
  paymentFilters,
  searchPayments,
} from '#contract/money/payment-desk.ts'
import { financePayments as words } from '#copy/money/payment-desk.ts'
import { columnPrice } from '#web/lib/column-price.ts'
import { useGo } from '#web/lib/go.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { price } from '#web/lib/price.ts'
import { readFigure } from '#web/lib/read-figure.ts'
import { useReadRows } from '#web/lib/read-pages.ts'
import { useIsWide } from '#web/lib/use-is-wide.ts'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { FoundList } from '#web/ui/found-list.tsx'
import { RangePicker } from '#web/ui/range-picker.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { PaymentTable } from './payment-table.tsx'
import { href, useSearchParams } from './search-params.ts'
import { StateBadge } from './state-badge.tsx'

/** All payments. Search words are names, so they are not in the address. */
export function PaymentList() {
  const t = useWords()
  const go = useGo()
  const { from, to, state } = useSearchParams()
  const [q, search] = useState('')
  const [typed, setTyped] = useState('')
  const [order, setOrder] = useState<PaymentOrder>('latest')
  const isWide = useIsWide('lg')
  const riyals = readFigure(typed)
  const amount = riyals !== null && riyals >= 0.01 && riyals <= 100_000 ? riyals : undefined
  const read = useReadRows(
    searchPayments,
    {
      from,
      to,
      ...(q && { q }),
      ...(state && { state }),
      ...(order !== 'latest' && isWide && { order }),
      ...(amount !== undefined && { amount: Math.round(amount * 100) / 100 }),
    },
    'payments',
  )
  const total = read.first?.total ?? null
  return (
    <section aria-label={t(words.list)} className="grid gap-5">
      <search className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <SearchBox label={t(words.search)} q={q} onSearch={search} />
        <Field label={t(words.amount)} className="w-36">
          <TextInput inputMode="decimal" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </Field>
        <Field label={t(words.state.label)} className="min-w-44">
          <Select
            placeholder={t(words.state.all)}
            options={paymentFilters.map((value) => ({ value, label: t(words.states[value]) }))}
            value={state ?? ''}
            onChange={({ target }) =>
              go(
                href({
                  tab: 'payments',
                  from,
                  to,
                  state: paymentFilters.find((each) => each === target.value),
                }),
                { replace: true },
              )
            }
          />
        </Field>
        <RangePicker
          value={{ from, to }}
          onChange={(range) => go(href({ tab: 'payments', state, ...range }), { replace: true })}
        />
      </search>
      <div>
        <FoundList
          words={words}
          of={read}
          total={total === null ? null : words.total(total)}
          none={<EmptyState title={t(words.none.title)} description={t(words.none.text)} />}
          table={isWide && ((rows) => <PaymentTable rows={rows} order={order} onOrder={setOrder} />)}
        >
          {(payment) => <Line key={payment.id} payment={payment} />}
        </FoundList>
      </div>
    </section>
  )
}

function Line({ payment }: { payment: FoundPayment }) {
  const t = useWords()
  const language = useLanguage()
  const { id, patient, dietitian, amount, refunded, refundDue, at } = payment
  const nameOf = (person: FoundPayment['patient']) =>
    person ? localizedName(language, person).name : t(words.gone)
  const facts = [
    writeMoment(language, new Date(at), new Date(), readerZone()),
    refunded > 0 && t(words.refunded(price(language, refunded))),
    refundDue > 0 && t(words.refundDue(price(language, refundDue))),
  ].filter((fact) => typeof fact === 'string')
  return (
    <li className="relative flex items-center gap-x-4 px-5 py-3.5 hover:bg-sunken sm:px-6">
      <span className="min-w-0 flex-1">
        <Link
          to={`/admin/finance/${id}`}
          className="block text-sm font-medium text-ink no-underline after:absolute after:inset-0 hover:text-link"
        >
          {t(words.of(nameOf(patient), nameOf(dietitian)))}
        </Link>
        <span className="block text-xs text-ink-soft">
          {facts.map((fact, place) => (
            <span key={fact}>
              {place > 0 && ' · '}
              <bdi>{fact}</bdi>
            </span>
          ))}
        </span>
      </span>
      <span className="flex shrink-0 flex-col-reverse items-end gap-1 sm:flex-row sm:items-center sm:gap-4">
        <StateBadge payment={payment} />
        <span className="text-end text-sm font-medium tabular-nums sm:min-w-24">
          <bdi>{columnPrice(language, amount)}</bdi>
        </span>
      </span>
    </li>
  )
}
