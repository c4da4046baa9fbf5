import { ArrowLeft } from 'lucide-react'
import { changeTicket, endTicketLinks, listSupportTeam, readDeskTicket } from '#contract/support/desk.ts'
import {
  type DeskTicket,
  ticketCategories,
  ticketPriorities,
  ticketStatuses,
} from '#contract/support/ticket.ts'
import { supportDesk as words } from '#copy/support/desk.ts'
import { supportPages } from '#copy/support/pages.ts'
import { ticketCategoryWords, ticketPriorityWords, ticketStatusWords } from '#copy/support/words.ts'
import { queryClient, useChange, useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { useMarkOnScreen } from '#web/lib/on-screen.ts'
import { useWords } from '#web/lib/words.ts'
import { minutesBetween, writeLength } from '#web/lib/write-length.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Fact } from '#web/ui/fact.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { NothingHere } from '#web/ui/nothing-here.tsx'
import { Quoted } from '#web/ui/quoted.tsx'
import { Rating } from '#web/ui/rating.tsx'
import { Read } from '#web/ui/read.tsx'
import { Select } from '#web/ui/select.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { showToast } from '#web/ui/toast.ts'
import { UserText } from '#web/ui/user-text.tsx'
import { TicketThread } from '../ticket-thread.tsx'
import { AnswerForm } from './answer-form.tsx'
import { InternalNotes } from './internal-notes.tsx'

/** One ticket with its conversation, and the admins' decisions beside it. */
export function DeskTicketScreen({ id }: { id: string }) {
  const read = useRead(readDeskTicket, { id })
  if (read.error?.code === 'not_found')
    return <NothingHere title={words.missing} back={{ to: '/admin?tab=support', label: words.back }} />
  return (
    <Read of={read} failed={words.failedOne} waiting={<DeskTicketSkeleton />}>
      {({ ticket }) => <Shown ticket={ticket} />}
    </Read>
  )
}

const DeskTicketSkeleton = () => (
  <SkeletonGroup className="grid gap-4">
    <Skeleton className="w-64 max-w-full text-lg" />
    <Skeleton shape="block" className="h-64" />
  </SkeletonGroup>
)

function Shown({ ticket }: { ticket: DeskTicket }) {
  const t = useWords()
  const language = useLanguage()
  const { id, subject, asker, messages, mayAnswer } = ticket
  useMarkOnScreen(id)
  const keep = (changed: DeskTicket) =>
    queryClient.setQueryData([readDeskTicket.path, { id }], { ticket: changed })
  const { name } = localizedName(language, asker)
  return (
    <div className="flex flex-col gap-4">
      <p>
        <Link to="/admin?tab=support" className="inline-flex min-h-11 items-center gap-2 text-sm text-link">
          <Icon of={ArrowLeft} small mirrored />
          {t(words.back)}
        </Link>
      </p>
      <h3 className="text-lg font-semibold break-words [overflow-wrap:anywhere]">
        {subject === null ? t(supportPages.lost) : <UserText text={subject} />}
      </h3>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-6">
        <div className="order-2 flex min-w-0 flex-col gap-5 lg:order-1">
          <TicketThread
            forTeam
            messages={messages}
            asker={name}
            fileAt={(file) => `/api/admin/support/files/${file}/content`}
          />
          {mayAnswer ? (
            <AnswerForm ticket={ticket} onSent={keep} />
          ) : (
            <Card>
              <p className="text-sm text-ink-soft">{t(words.answer.over)}</p>
            </Card>
          )}
          <InternalNotes ticket={ticket} onChanged={keep} />
        </div>
        <Card className="order-1 flex flex-col gap-5 lg:sticky lg:top-20 lg:order-2">
          <Decisions ticket={ticket} onChanged={keep} />
          <Facts ticket={ticket} name={name} />
          {ticket.linkEndsAt && <VisitorLink id={id} endsAt={new Date(ticket.linkEndsAt)} onEnded={keep} />}
        </Card>
      </div>
    </div>
  )
}

type DecisionsProps = { ticket: DeskTicket; onChanged: (ticket: DeskTicket) => void }

/** Each choice is saved immediately. */
function Decisions({ ticket, onChanged }: DecisionsProps) {
  const t = useWords()
  const language = useLanguage()
  const { id, status, priority, category, assignee } = ticket
  const team = useRead(listSupportTeam, {}).data?.team ?? []
  const change = useChange(changeTicket, {
    line: id,
    onDone: (output) => {
      onChanged(output.ticket)
      showToast({ tone: 'success', title: t(words.changed) })
    },
    onRefused: (refused) => showFault(t, words.failedOne, refused),
  })
  const { filters } = words
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-1">
      <Field label={t(filters.status)}>
        <Select
          name="status"
          value={status}
          onChange={({ target }) => change.mutate({ id, status: target.value as DeskTicket['status'] })}
          options={ticketStatuses.map((value) => ({ value, label: t(ticketStatusWords[value]) }))}
        />
      </Field>
      <Field label={t(filters.priority)}>
        <Select
          name="priority"
          value={priority}
          onChange={({ target }) => change.mutate({ id, priority: target.value as DeskTicket['priority'] })}
          options={ticketPriorities.map((value) => ({ value, label: t(ticketPriorityWords[value]) }))}
        />
      </Field>
      <Field label={t(filters.category)} className="max-lg:col-span-full">
        <Select
          name="category"
          value={category}
          onChange={({ target }) => change.mutate({ id, category: target.value as DeskTicket['category'] })}
          options={ticketCategories.map((value) => ({ value, label: t(ticketCategoryWords[value]) }))}
        />
      </Field>
      <Field label={t(words.assignee)} className="max-lg:col-span-full">
        <Select
          name="assignee"
          value={assignee?.id ?? ''}
          onChange={({ target }) => change.mutate({ id, assigneeId: target.value || null })}
          placeholder={t(words.nobody)}
          options={team.map((each) => ({ value: each.id, label: localizedName(language, each).name }))}
        />
      </Field>
    </div>
  )
}

type VisitorLinkProps = { id: string; endsAt: Date; onEnded: (ticket: DeskTicket) => void }

/** How long the visitor’s link is valid, with a button to end it. */
function VisitorLink({ id, endsAt, onEnded }: VisitorLinkProps) {
  const t = useWords()
  const language = useLanguage()
  const end = useChange(endTicketLinks, {
    line: id,
    onDone: (output) => {
      onEnded(output.ticket)
      showToast({ tone: 'success', title: t(words.link.done) })
    },
    onRefused: (refused) => showFault(t, words.failedOne, refused),
  })
  const isOpen = endsAt > new Date()
  return (
    <div className="flex flex-col items-start gap-3 border-t border-line pt-4 text-sm">
      <dl>
        <Fact label={t(words.link.label)}>
          {isOpen
            ? t(words.link.until(writeMoment(language, endsAt, new Date(), readerZone())))
            : t(words.link.ended)}
        </Fact>
      </dl>
      {isOpen && (
        <Button variant="secondary" busy={end.isPending} onClick={() => end.mutate({ id })}>
          {t(words.link.end)}
        </Button>
      )}
    </div>
  )
}

function Facts({ ticket, name }: { ticket: DeskTicket; name: string }) {
  const t = useWords()
  const language = useLanguage()
  const { asker, openedAt, firstAnsweredAt, appointment, rating, ratingComment } = ticket
  const when = (at: string) => writeMoment(language, new Date(at), new Date(), readerZone())
  return (
    <dl className="grid gap-3 border-t border-line pt-4 text-sm">
      <Fact label={t(words.from)}>
        {asker.id ? (
          <Link to={`/admin/users?person=${asker.id}`} className="block font-medium text-link">
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi className="block font-medium">{name}</bdi>
        )}
        <span className="block text-xs text-ink-soft">{t(words[asker.side ?? 'visitor'])}</span>
        {asker.email && (
          <bdi dir="ltr" className="block text-xs break-all text-ink-soft">
            {asker.email}
          </bdi>
        )}
      </Fact>
      <Fact label={t(words.language)}>{t(asker.language === 'ar' ? words.arabic : words.english)}</Fact>
      <Fact label={t(words.opened)}>{when(openedAt)}</Fact>
      <Fact label={t(words.firstAnswer)}>
        {firstAnsweredAt ? t(writeLength(minutesBetween(openedAt, firstAnsweredAt))) : t(words.notYet)}
      </Fact>
      {appointment && (
        <Fact label={t(words.appointment)}>
          <Link to={`/admin/appointments/${appointment.id}`} className="text-link">
            {when(appointment.startsAt)}
          </Link>
        </Fact>
      )}
      {rating !== null && (
        <Fact label={t(words.rating)}>
          <Rating value={rating} label={t(supportPages.rate.stars(rating))} />
          {ratingComment && <Quoted>{ratingComment}</Quoted>}
        </Fact>
      )}
    </dl>
  )
}
