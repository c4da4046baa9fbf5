import { type ReactNode, useState } from 'react'
import type { MeasureKind, Unit } from '#contract/health/kinds.ts'
import type { Author, Correction, Measure } from '#contract/health/measures.ts'
import { authorWords } from '#copy/health/authors.ts'
import { glucoseMomentWords, kindWords } from '#copy/health/kinds.ts'
import { table as words } from '#copy/health/measure-table.ts'
import { writeQuantity } from '#copy/health/write-quantity.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { useWords } from '#web/lib/words.ts'
import { FailedRead } from '#web/ui/failed-read.tsx'
import type { ListRead } from '#web/ui/found-list.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import type { Reader } from './course-of.ts'
import { DangerFlag } from './danger-flag.tsx'
import { writeOn, writeWhen } from './write-on.ts'

type MeasureTableProps = {
  kind: MeasureKind
  unit: Unit
  of: ListRead<Measure>
  /** Whose measures these are to the reader. */
  reader?: Reader
  /** The actions for a measure, if there are any. */
  actions?: ((measure: Measure) => ReactNode) | undefined
}

/** The measures of a kind, newest first: the data of the chart beside it. */
export function MeasureTable({ kind, unit, of: read, reader = 'owner', actions }: MeasureTableProps) {
  const t = useWords()
  const language = useLanguage()
  const [count, setCount] = useState(stepOfRows)
  const measures = read.data
  if (!measures && read.error) return <FailedRead title={words.failed} read={read} />
  if (!measures)
    return (
      <SkeletonGroup className="grid gap-3 py-2">
        {['first', 'second', 'third'].map((row) => (
          <Skeleton key={row} className="w-full text-sm" />
        ))}
      </SkeletonGroup>
    )
  const rows = measures.slice(0, count)
  const readMore = () => {
    setCount(count + stepOfRows)
    if (count + stepOfRows > measures.length && read.hasNextPage) read.fetchNextPage()
  }
  if (measures.length === 0) return <p className="text-sm text-ink-soft">{t(words.none)}</p>
  return (
    <>
      <table className="w-full text-sm">
        <caption className="sr-only">{t(words.label(kindWords[kind].name))}</caption>
        <thead>
          <tr className="border-b border-line text-xs text-ink-soft">
            <th scope="col" className={headClass}>
              {t(words.when)}
            </th>
            <th scope="col" className={headClass}>
              {t(words.value)}
            </th>
            {actions && (
              <th scope="col">
                <span className="sr-only">{t(words.actions)}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((measure) => (
            <tr key={measure.id} className="border-b border-line align-top last:border-0">
              <th scope="row" className={`${cellClass} font-normal text-ink-soft`}>
                {writeWhen(language, new Date(measure.takenAt))}
              </th>
              <td className={`${cellClass} font-medium text-ink`}>
                {measure.isUnreadable ? (
                  <span className="font-normal text-ink-soft">{t(words.unreadable)}</span>
                ) : (
                  <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                    {writeQuantity(language, kind, measure, unit)}
                    <DangerFlag reading={measure} />
                  </span>
                )}
                <span className="block text-xs font-normal text-ink-soft">
                  <Details measure={measure} unit={unit} reader={reader} />
                </span>
              </td>
              {actions && <td className="py-0.5 text-end whitespace-nowrap">{actions(measure)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <ShowMore
        words={words}
        pages={{ ...read, hasNextPage: read.hasNextPage || rows.length < measures.length }}
        onMore={readMore}
        className="mt-4"
      />
    </>
  )
}

const stepOfRows = 12
const headClass = 'py-2 pe-4 text-start font-medium'
const cellClass = 'py-2.5 pe-4 text-start'

/** Time of day, origin, earlier values, single readings and note of a measure. */
function Details({ measure, unit, reader }: { measure: Measure; unit: Unit; reader: Reader }) {
  const t = useWords()
  const language = useLanguage()
  const { kind, glucoseMoment, source, readings, note, measuredBy, corrections } = measure
  const nameOf = ({ is, name, otherName }: Author) =>
    name === null
      ? t(authorWords.corrected[is === 'patient' ? 'patient' : 'dietitian'])
      : localizedName(language, { name, otherName }).name
  const origin = () => {
    if (source === 'hand') return reader === 'owner' ? authorWords.enteredByYou : authorWords.enteredByPatient
    if (source !== 'dietitian' || !measuredBy) return words.sources[source]
    if (measuredBy.is === 'reader') return authorWords.byYou
    return measuredBy.name === null ? authorWords.byDietitian : authorWords.by(nameOf(measuredBy))
  }
  const earlier = ({ by, correctedAt, isUnreadable, ...was }: Correction) => {
    const value = isUnreadable ? t(words.unreadable) : writeQuantity(language, kind, was, unit)
    const when = writeOn(language, new Date(correctedAt))
    return by.is === 'reader'
      ? authorWords.corrected.byYou(value, when)
      : authorWords.corrected.by(nameOf(by), value, when)
  }
  const facts = [
    glucoseMoment && glucoseMoment !== 'any' && t(glucoseMomentWords[glucoseMoment]),
    t(origin()),
    readings.length > 0 &&
      t(words.readings(readings.map((each) => writeQuantity(language, kind, each, unit)).join(' · '))),
  ].filter((fact) => typeof fact === 'string')
  return (
    <>
      {facts.join(' · ')}
      {corrections.map((each) => (
        <span key={each.correctedAt} className="block">
          {t(earlier(each))}
        </span>
      ))}
      {note && <UserText text={note} className="aligned-with-page block whitespace-pre-line" />}
    </>
  )
}
