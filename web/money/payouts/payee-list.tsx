import { useState } from 'react'
import * as z from 'zod/mini'
import { holdPayouts, listPayees, releasePayouts } from '#contract/money/payouts.ts'
import type { OutputOf } from '#contract/route.ts'
import { textFor } from '#contract/text-language.ts'
import { writeDate, writeDay } from '#copy/dates.ts'
import { payoutDesk as words } from '#copy/money/payout-desk.ts'
import { statements } from '#copy/money/statements.ts'
import { useChange, useRead } from '#web/app/query.ts'
import { columnPrice } from '#web/lib/column-price.ts'
import { useForm } from '#web/lib/form.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { FormDialog } from '#web/ui/action-dialog.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Quoted } from '#web/ui/quoted.tsx'
import { Read } from '#web/ui/read.tsx'
import { RowList } from '#web/ui/row-list.tsx'
import { RowsSkeleton } from '#web/ui/rows-skeleton.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.ts'
import { UserText } from '#web/ui/user-text.tsx'
import { TheirStatements } from './their-statements.tsx'

type Payee = OutputOf<typeof listPayees>['payees'][number]

/** Dietitians with a balance due, and those whose payouts are held. */
export function PayeeList() {
  const t = useWords()
  const language = useLanguage()
  const read = useRead(listPayees, {})
  const [asked, ask] = useState<Payee | null>(null)
  const [looked, look] = useState<Payee | null>(null)
  const release = useChange(releasePayouts, {
    onDone: () => showToast({ tone: 'success', title: t(words.release.done) }),
    onRefused: (reason) => showFault(t, words.release.failed, reason),
  })
  return (
    <Read of={read} failed={words.payees.failed} waiting={<RowsSkeleton />}>
      {({ payees, nextOn }) => (
        <>
          <p className="mb-4 text-sm text-ink-soft">{t(words.payees.next(writeDay(language, nextOn)))}</p>
          <RowList
            rows={payees}
            label={t(words.payees.list)}
            none={<EmptyState title={t(words.payees.none.title)} description={t(words.payees.none.text)} />}
          >
            {(payee) => {
              const name = textFor(language, payee.name, payee.otherName)
              return (
                <li
                  key={payee.id}
                  className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5 sm:px-6"
                >
                  <div className="min-w-0 flex-1 basis-56">
                    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium text-ink">
                      <UserText text={payee.name} other={payee.otherName} />
                      {payee.hold && <Badge tone="cancelled">{t(words.onHold)}</Badge>}
                    </p>
                    {!payee.hasAccount && (
                      <p className="text-sm text-ink-soft">{t(words.payees.noAccount)}</p>
                    )}
                    {payee.hold && (
                      <>
                        <Quoted>{payee.hold.reason}</Quoted>
                        <p className="text-sm text-ink-faint">
                          {t(words.heldSince(writeDate(language, new Date(payee.hold.since), 'date')))}
                        </p>
                      </>
                    )}
                  </div>
                  <p className="text-end font-medium text-ink tabular-nums sm:min-w-28">
                    <bdi>{columnPrice(language, payee.available)}</bdi>
                  </p>
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={t(statements.of(name))}
                    onClick={() => look(payee)}
                  >
                    {t(statements.open)}
                  </Button>
                  {payee.hold ? (
                    <Button
                      variant="secondary"
                      size="sm"
                      className="sm:min-w-36"
                      aria-label={t(words.release.of(name))}
                      onClick={() => release.mutate({ dietitian: payee.id })}
                    >
                      {t(words.release.button)}
                    </Button>
                  ) : (
                    <Button
                      variant="secondary"
                      size="sm"
                      className="sm:min-w-36"
                      aria-label={t(words.hold.of(name))}
                      onClick={() => ask(payee)}
                    >
                      {t(words.hold.button)}
                    </Button>
                  )}
                </li>
              )
            }}
          </RowList>
          {asked && <Hold payee={asked} onClose={() => ask(null)} />}
          {looked && (
            <TheirStatements
              dietitian={looked.id}
              name={textFor(language, looked.name, looked.otherName)}
              onClose={() => look(null)}
            />
          )}
        </>
      )}
    </Read>
  )
}

const schema = z.extend(holdPayouts.params, holdPayouts.body.shape)

function Hold({ payee, onClose }: { payee: Payee; onClose: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const form = useForm({
    bind: async () => ({ route: holdPayouts, schema }),
    start: { dietitian: payee.id, reason: '' },
    onDone: () => {
      showToast({ tone: 'success', title: t(words.hold.done) })
      onClose()
    },
  })
  return (
    <FormDialog
      isOpen
      urgent
      danger
      size="md"
      words={{
        title: words.hold.of(textFor(language, payee.name, payee.otherName)),
        confirm: words.hold.button,
        busy: words.hold.busy,
        keep: words.hold.keep,
      }}
      form={form}
      onClose={onClose}
    >
      <p>{t(words.hold.text)}</p>
      <Field label={t(words.hold.reason.label)} error={form.error('reason')} className="mt-5">
        <TextArea {...form.control('reason')} rows={4} maxLength={500} />
      </Field>
    </FormDialog>
  )
}
