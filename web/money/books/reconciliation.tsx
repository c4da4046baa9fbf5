import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { addDays, todayInRiyadh } from '#contract/days.ts'
import {
  type Difference,
  lookedForm,
  lookInto,
  readReconciliation,
  reconcile,
} from '#contract/money/reconciliation.ts'
import type { OutputOf } from '#contract/route.ts'
import { writeDays } from '#copy/dates.ts'
import { reconciliation as words } from '#copy/money/reconciliation.ts'
import type { Word } from '#copy/word.ts'
import { useChange, useRead } from '#web/app/query.ts'
import { useForm } from '#web/lib/form.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { price } from '#web/lib/price.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { FormDialog } from '#web/ui/action-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Read } from '#web/ui/read.tsx'
import { RowList } from '#web/ui/row-list.tsx'
import { RowsSkeleton } from '#web/ui/rows-skeleton.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { UserText } from '#web/ui/user-text.tsx'

/** The number of days that one press compares. */
const daysCompared = 31

/** Longer than any comparison takes: an interrupted one must not block the next. */
const mayTake = 10 * 60_000

/** Differences between gateway, ledger and appointments, and how each was resolved. */
export function Reconciliation() {
  const t = useWords()
  const now = useNow(15_000)
  const read = useRead(readReconciliation, {})
  return (
    <Read of={read} failed={words.failed} waiting={<RowsSkeleton />}>
      {(found) => {
        const { open, over, last } = found
        const isUnderWay = last !== null && last.endedAt === null && now - Date.parse(last.begunAt) < mayTake
        return (
          <div className="grid gap-6">
            <Head {...found} isUnderWay={isUnderWay} />
            {open.length > 0 || last?.endedAt ? (
              <List title={words.open} differences={open} />
            ) : (
              <Card flush>
                <EmptyState title={t(last ? words[isUnderWay ? 'underWay' : 'cutOff'] : words.never)} />
              </Card>
            )}
            {over.length > 0 && <List title={words.over} differences={over} />}
            {open.length === 0 && over.length === 0 && !found.isPossible && (
              <p className="text-sm text-ink-soft">{t(words.impossible)}</p>
            )}
          </div>
        )
      }}
    </Read>
  )
}

function Head({
  isPossible,
  last,
  isUnderWay,
}: OutputOf<typeof readReconciliation> & { isUnderWay: boolean }) {
  const t = useWords()
  const language = useLanguage()
  const comparing = useChange(reconcile, {
    onRefused: (refused) => showFault(t, words.notCompared, refused),
  })
  const today = todayInRiyadh(new Date())
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="max-w-prose text-sm text-ink-soft">
        <p>{t(words.text)}</p>
        <p role="status">
          {isUnderWay
            ? t(words.comparing)
            : last?.endedAt &&
              t(
                words.last(
                  writeMoment(language, new Date(last.endedAt), new Date(), readerZone()),
                  writeDays(language, last.from, last.to),
                  last.compared ?? 0,
                ),
              )}
        </p>
      </div>
      {isPossible && (
        <Button
          variant="secondary"
          busy={comparing.isPending || isUnderWay}
          busyText={t(words.comparing)}
          onClick={() => comparing.mutate({ from: addDays(today, 1 - daysCompared), to: today })}
        >
          {t(words.compare)}
        </Button>
      )}
    </div>
  )
}

function List({ title, differences }: { title: Word; differences: readonly Difference[] }) {
  const t = useWords()
  const id = useId()
  const [asked, ask] = useState<Difference | null>(null)
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-lg font-semibold">
        {t(title)}
      </h2>
      <RowList
        rows={differences}
        none={<EmptyState title={t(words.none.title)} description={t(words.none.text)} />}
      >
        {(difference) => <Line key={difference.id} difference={difference} onAsk={() => ask(difference)} />}
      </RowList>
      {asked && <NoteDialog id={asked.id} onClose={() => ask(null)} />}
    </section>
  )
}

function Line({ difference, onAsk }: { difference: Difference; onAsk: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const { kind, subject, payment, there, here, foundAt, goneAt, lookedAt, note } = difference
  const money = (riyals: number | null) => (riyals === null ? t(words.nothing) : price(language, riyals))
  const moment = (at: string) => writeMoment(language, new Date(at), new Date(), readerZone())
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5 sm:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-sm font-medium">
          {payment ? (
            <Link to={`/admin/finance/${payment}`}>{t(words.kinds[kind])}</Link>
          ) : (
            t(words.kinds[kind])
          )}
        </p>
        <p className="text-xs text-ink-soft">
          {t(words.there(money(there)))}
          {' · '}
          {t(words.here(money(here)))}
          {' · '}
          <bdi>{moment(foundAt)}</bdi>
        </p>
        <p className="text-xs break-all text-ink-faint">
          <bdi dir="ltr">{subject}</bdi>
        </p>
        {note && <UserText as="p" text={note} className="mt-1 text-sm whitespace-pre-line" />}
        {goneAt && <p className="text-xs text-ink-soft">{t(words.gone)}</p>}
      </div>
      {!lookedAt && !goneAt && (
        <Button variant="secondary" size="sm" onClick={onAsk}>
          {t(words.note.open)}
        </Button>
      )}
    </li>
  )
}

function NoteDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useWords()
  const form = useForm({
    bind: async () => ({ route: lookInto, schema: z.extend(lookedForm, lookInto.params.shape) }),
    start: { id, note: '' },
    onDone: onClose,
  })
  return (
    <FormDialog isOpen urgent size="md" words={words.note} form={form} onClose={onClose}>
      <Field label={t(words.note.label)} help={t(words.note.help)} error={form.error('note')}>
        <TextArea {...form.control('note')} rows={4} maxLength={1_000} />
      </Field>
    </FormDialog>
  )
}
