import { useState } from 'react'
import * as z from 'zod/mini'
import type { Party } from '#contract/appointments/appointment.ts'
import { answerTicket, readTicket } from '#contract/support/own.ts'
import type { Ticket, TicketFile } from '#contract/support/ticket.ts'
import { supportPages as words } from '#copy/support/pages.ts'
import { ticketCategoryWords } from '#copy/support/words.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { queryClient, useRead } from '#web/app/query.ts'
import { useForm } from '#web/lib/form.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { useMarkOnScreen } from '#web/lib/on-screen.ts'
import { usePageId } from '#web/lib/page-address.ts'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { NothingHere } from '#web/ui/nothing-here.tsx'
import { Read } from '#web/ui/read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.ts'
import { UserText } from '#web/ui/user-text.tsx'
import { AttachOwnFile } from './attach-own-file.tsx'
import { PriorityBadge, StatusBadge } from './ticket-badges.tsx'
import { TicketThread } from './ticket-thread.tsx'

const RateTicket = lazyPart(() => import('./rate-help.tsx'), 'RateTicket', null)

/** One ticket with its conversation, and at the end a rating. */
export function TicketScreen({ party }: { party: Party }) {
  const id = usePageId()
  const read = useRead(readTicket, { id })
  if (read.error?.code === 'not_found')
    return (
      <NothingHere
        title={words.missing.title}
        text={words.missing.text}
        back={{ to: `/${party}/support`, label: words.back }}
      />
    )
  return (
    <Read of={read} failed={words.failedOne} waiting={<TicketSkeleton />}>
      {({ ticket }) => <Shown key={id} party={party} ticket={ticket} />}
    </Read>
  )
}

const TicketSkeleton = () => (
  <SkeletonGroup className="mx-auto grid w-full max-w-3xl gap-4">
    <Skeleton className="w-64 max-w-full text-lg" />
    <Skeleton shape="block" className="h-64" />
  </SkeletonGroup>
)

function Shown({ party, ticket }: { party: Party; ticket: Ticket }) {
  const t = useWords()
  const language = useLanguage()
  const { id, subject, status, priority, category, appointment, messages, mayAnswer, mayRate } = ticket
  useMarkOnScreen(id)
  const keep = (changed: Ticket) => queryClient.setQueryData([readTicket.path, { id }], { ticket: changed })
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-5">
      <header>
        <h2 className="text-lg font-semibold break-words [overflow-wrap:anywhere]">
          {subject === null ? t(words.lost) : <UserText text={subject} />}
        </h2>
        <p className="mt-1 text-sm text-ink-soft">{t(ticketCategoryWords[category])}</p>
        {appointment && (
          <p className="mt-1 text-sm">
            <Link to={`/${party}/appointments/${appointment.id}`} className="text-link">
              {t(
                words.aboutAppointment(
                  writeMoment(language, new Date(appointment.startsAt), new Date(), readerZone()),
                ),
              )}
            </Link>
          </p>
        )}
        <div className="mt-3 flex flex-wrap gap-2">
          <StatusBadge status={status} />
          <PriorityBadge priority={priority} />
        </div>
      </header>
      <TicketThread
        messages={messages}
        asker={t(words.you)}
        fileAt={(file) => `/api/support/files/${file}/content`}
      />
      {mayRate && <RateTicket ticket={ticket} onRated={keep} />}
      {mayAnswer ? (
        <Answer id={id} isClosed={status === 'closed'} onSent={keep} />
      ) : (
        <Card className="flex flex-wrap items-center justify-between gap-4">
          <p className="text-sm text-ink-soft">{t(words.answer.over)}</p>
          <Link to={`/${party}/support/new`} className={buttonClass('secondary')}>
            {t(words.contact)}
          </Link>
        </Card>
      )}
    </div>
  )
}

const schema = z.extend(answerTicket.body, answerTicket.params.shape)

type AnswerProps = { id: string; isClosed: boolean; onSent: (ticket: Ticket) => void }

function Answer({ id, isClosed, onSent }: AnswerProps) {
  const t = useWords()
  const [file, setFile] = useState<TicketFile | null>(null)
  const { form, busy, refused, control, error } = useForm({
    bind: async () => ({ route: answerTicket, schema }),
    start: { id, content: '', fileId: '' },
    along: () => ({ fileId: file?.id ?? '' }),
    onDone: ({ ticket }) => {
      setFile(null)
      onSent(ticket)
      showToast({ tone: 'success', title: t(words.answer.sent) })
    },
  })
  return (
    <Card>
      <form {...form} method="dialog" className="flex flex-col gap-4">
        <Field
          label={t(words.answer.label)}
          error={error('content')}
          {...(isClosed && { help: t(words.answer.reopens) })}
        >
          <TextArea {...control('content')} maxLength={4_000} />
        </Field>
        <AttachOwnFile file={file} onChange={setFile} />
        <FaultLine>{refused}</FaultLine>
        <div>
          <Button type="submit" busy={busy} busyText={t(words.form.sending)}>
            {t(words.answer.send)}
          </Button>
        </div>
      </form>
    </Card>
  )
}
