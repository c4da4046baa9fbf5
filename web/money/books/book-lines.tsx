import { type BookFigure, type BookLine, bookFigures, listBookLines } from '#contract/money/books.ts'
import { books as words } from '#copy/money/books.ts'
import { useGo } from '#web/lib/go.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { price } from '#web/lib/price.ts'
import { useReadRows } from '#web/lib/read-pages.ts'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { FoundList } from '#web/ui/found-list.tsx'
import { RangePicker } from '#web/ui/range-picker.tsx'
import { Select } from '#web/ui/select.tsx'
import { href, isFlow, toQuery, useSearchParams } from '../desk/search-params.ts'

/** The entries behind a figure; a current balance is the sum of all entries ever made. */
export function BookLines({ figure }: { figure: BookFigure }) {
  const t = useWords()
  const language = useLanguage()
  const go = useGo()
  const { from, to } = useSearchParams()
  const read = useReadRows(listBookLines, toQuery(figure, { from, to }), 'lines')
  const total = read.first?.total
  const { lines } = words
  return (
    <section aria-label={t(lines.title)} className="grid gap-5">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <Field label={t(lines.figure)} className="min-w-56">
          <Select
            value={figure}
            onChange={({ target }) =>
              go(
                href({
                  tab: 'books',
                  figure: bookFigures.find((each) => each === target.value),
                  from,
                  to,
                }),
                { replace: true },
              )
            }
            options={bookFigures.map((value) => ({ value, label: t(words.figures[value]) }))}
          />
        </Field>
        {isFlow(figure) && (
          <RangePicker
            value={{ from, to }}
            onChange={(range) => go(href({ tab: 'books', figure, ...range }), { replace: true })}
          />
        )}
        <Link to={href({ tab: 'books', from, to })} className="inline-flex min-h-11 items-center text-sm">
          {t(lines.back)}
        </Link>
      </div>
      <div>
        <FoundList
          words={lines}
          of={read}
          total={total ? lines.total(total.count, price(language, total.amount)) : null}
          none={<EmptyState title={t(lines.none.title)} description={t(lines.none.text)} />}
        >
          {(line) => <Line key={line.id} line={line} />}
        </FoundList>
      </div>
    </section>
  )
}

function Line({ line: { kind, at, amount, person, payment } }: { line: BookLine }) {
  const t = useWords()
  const language = useLanguage()
  const name = person ? localizedName(language, person).name : t(words.gone)
  const kindWords = t(words.kinds[kind])
  return (
    <li className="relative flex items-center gap-x-4 px-5 py-3.5 hover:bg-sunken sm:px-6">
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-medium">
          {payment ? (
            <Link
              to={`/admin/finance/${payment}`}
              className="text-ink no-underline after:absolute after:inset-0 hover:text-link"
            >
              {kindWords}
            </Link>
          ) : (
            kindWords
          )}
        </span>
        <span className="block text-xs text-ink-soft">
          <bdi>{writeMoment(language, new Date(at), new Date(), readerZone())}</bdi>
          {' · '}
          <bdi>{name}</bdi>
        </span>
      </span>
      <span className="text-sm font-medium tabular-nums">
        <bdi>{price(language, amount)}</bdi>
      </span>
    </li>
  )
}
