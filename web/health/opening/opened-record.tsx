import { type ReactNode, useId, useState } from 'react'
import { defaultUnits, unitFor } from '#contract/health/kinds.ts'
import {
  closeRecord,
  listRecordOpenings,
  type RecordOpening,
  readOpenedRecord,
} from '#contract/health/opening.ts'
import type { OutputOf } from '#contract/route.ts'
import { writeDate, writeDay } from '#copy/dates.ts'
import { diaryKindWords } from '#copy/health/diary.ts'
import { kindWords } from '#copy/health/kinds.ts'
import { table } from '#copy/health/measure-table.ts'
import { recordOpening as words } from '#copy/health/opening.ts'
import { writeQuantity } from '#copy/health/write-quantity.ts'
import { times } from '#copy/times.ts'
import type { Word } from '#copy/word.ts'
import { queryClient, useChange, useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'
import { writeTime } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Read } from '#web/ui/read.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { HealthAnswers } from '../health-answers.tsx'
import { writeOn } from '../write-on.ts'
import { OpenRecordDialog } from './open-record-dialog.tsx'

type OpenedRecordProps = { person: string }

/**
 * The health record of an account, as admins see it: closed, or open for an hour on a legal ground; with earlier
 * openings.
 */
export function OpenedRecord({ person }: OpenedRecordProps) {
  const t = useWords()
  const id = useId()
  const read = useRead(listRecordOpenings, { id: person })
  const now = useNow(15_000)
  const [isAsking, setAsking] = useState(false)
  return (
    <Card as="section" aria-labelledby={id} className="mt-6">
      <h4 id={id} className="text-md font-semibold">
        {t(words.title)}
      </h4>
      <Read of={read} failed={words.failed} waiting={<Waiting />} bare>
        {({ openings }) => {
          const mine = openings.find(({ isMine, endsAt }) => isMine && Date.parse(endsAt) > now)
          const earlier = openings.filter((each) => each !== mine)
          return (
            <>
              {mine ? (
                <Opened person={person} opening={mine} />
              ) : (
                <>
                  <p className="mt-2 max-w-prose text-sm text-ink-soft">{t(words.closed)}</p>
                  <Button variant="secondary" className="mt-4" onClick={() => setAsking(true)}>
                    {t(words.open)}
                  </Button>
                </>
              )}
              {earlier.length > 0 && <Earlier openings={earlier} />}
            </>
          )
        }}
      </Read>
      {isAsking && <OpenRecordDialog person={person} onClose={() => setAsking(false)} />}
    </Card>
  )
}

const Waiting = () => <Skeleton className="mt-4 w-64 max-w-full text-sm" />

function Opened({ person, opening }: { person: string; opening: RecordOpening }) {
  const t = useWords()
  const language = useLanguage()
  const read = useRead(readOpenedRecord, { id: person })
  const closing = useChange(closeRecord, {
    onDone: (output) => {
      queryClient.setQueryData([listRecordOpenings.path, { id: person }], output)
      queryClient.removeQueries({ queryKey: [readOpenedRecord.path] })
    },
    onRefused: (refused) => showFault(t, words.closeFailed, refused),
  })
  const until = writeTime(language, new Date(opening.endsAt), readerZone())
  return (
    <>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-control bg-pending px-4 py-3 text-sm text-on-pending">
        <p role="status">{t(words.until(until))}</p>
        <Button
          variant="secondary"
          size="sm"
          busy={closing.isPending}
          busyText={t(words.closing)}
          onClick={() => closing.mutate({ id: person })}
        >
          {t(words.close)}
        </Button>
      </div>
      <Read of={read} failed={words.failed} waiting={<Waiting />} bare>
        {(data) => <Content {...data} />}
      </Read>
    </>
  )
}

function Content({ answers, latest, diary, reports }: OutputOf<typeof readOpenedRecord>) {
  const t = useWords()
  const language = useLanguage()
  return (
    <>
      <Part title={words.told}>{answers && <HealthAnswers answers={answers} />}</Part>
      <Part title={words.latest}>
        {latest.length > 0 && (
          <List>
            {latest.map(({ measure }) => (
              <Line
                key={measure.kind}
                name={t(kindWords[measure.kind].name)}
                at={writeOn(language, new Date(measure.takenAt))}
              >
                {measure.isUnreadable
                  ? t(table.unreadable)
                  : writeQuantity(language, measure.kind, measure, unitFor(measure.kind, defaultUnits))}
              </Line>
            ))}
          </List>
        )}
      </Part>
      <Part title={words.diary}>
        {diary.length > 0 && (
          <List>
            {diary.map(({ id, kind, text, takenAt, isUnreadable }) => (
              <Line key={id} name={t(diaryKindWords[kind])} at={writeOn(language, new Date(takenAt))}>
                {isUnreadable ? t(table.unreadable) : <UserText text={text} />}
              </Line>
            ))}
          </List>
        )}
      </Part>
      <Part title={words.reports}>
        {reports.length > 0 && (
          <List>
            {reports.map(({ id, name, reportedOn, isUnreadable }) => (
              <Line
                key={id}
                name={isUnreadable ? t(table.unreadable) : <UserText text={name} />}
                at={writeDay(language, reportedOn, 'date')}
              />
            ))}
          </List>
        )}
      </Part>
    </>
  )
}

function Part({ title, children }: { title: Word; children: ReactNode }) {
  const t = useWords()
  return (
    <section className="mt-6">
      <h5 className="text-sm font-semibold">{t(title)}</h5>
      {children || <p className="mt-2 text-sm text-ink-soft">{t(words.nothing)}</p>}
    </section>
  )
}

const List = ({ children }: { children: ReactNode }) => (
  <ul className="mt-2 divide-y divide-line text-sm">{children}</ul>
)

const Line = ({ name, at, children }: { name: ReactNode; at: string; children?: ReactNode }) => (
  <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-2">
    <span className="min-w-0">
      {name} <span className="text-xs text-ink-faint">{at}</span>
    </span>
    {children && <span className="min-w-0 font-medium">{children}</span>}
  </li>
)

/** Who opened the record, when and why. */
function Earlier({ openings }: { openings: readonly RecordOpening[] }) {
  const t = useWords()
  const language = useLanguage()
  const time = (at: string) => writeTime(language, new Date(at), readerZone())
  return (
    <Part title={words.earlier}>
      <ul className="mt-2 divide-y divide-line text-sm">
        {openings.map(({ id, admin, reason, openedAt, endsAt }) => (
          <li key={id} className="py-2">
            {reason === null ? t(words.noReason) : <UserText as="p" text={reason} />}
            <p className="text-xs text-ink-faint">
              {
                times.at(
                  writeDate(language, new Date(openedAt), 'date'),
                  t(words.from(time(openedAt), time(endsAt))),
                )[language]
              }
              {' · '}
              {t(admin ? words.by(localizedName(language, admin).name) : words.byGone)}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  )
}
