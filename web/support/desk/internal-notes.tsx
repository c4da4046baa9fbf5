import { useId } from 'react'
import * as z from 'zod/mini'
import { noteTicket, removeTicketNote } from '#contract/support/desk.ts'
import { type DeskTicket, longestTicketNote } from '#contract/support/ticket.ts'
import { supportDesk } from '#copy/support/desk.ts'
import { useChange } from '#web/app/query.ts'
import { useForm } from '#web/lib/form.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.ts'
import { UserText } from '#web/ui/user-text.tsx'

const words = supportDesk.notes

type InternalNotesProps = { ticket: DeskTicket; onChanged: (ticket: DeskTicket) => void }

/** What admins write about a ticket for each other. */
export function InternalNotes({ ticket: { id, notes }, onChanged }: InternalNotesProps) {
  const t = useWords()
  const title = useId()
  const { form, busy, refused, control, error } = useForm({
    bind: async () => ({ route: noteTicket, schema: z.extend(noteTicket.body, noteTicket.params.shape) }),
    start: { id, content: '' },
    onDone: ({ ticket }) => {
      onChanged(ticket)
      showToast({ tone: 'success', title: t(words.added) })
    },
  })
  return (
    <Card as="section" aria-labelledby={title} className="grid gap-4">
      <div>
        <h4 id={title} className="text-md font-semibold">
          {t(words.title)}
        </h4>
        <p className="mt-1 text-sm text-ink-soft">{t(words.text)}</p>
      </div>
      {notes.length > 0 && (
        <ul className="grid gap-3">
          {notes.map((note) => (
            <Note key={note.id} ticket={id} note={note} onChanged={onChanged} />
          ))}
        </ul>
      )}
      <form {...form} method="dialog" className="grid gap-3">
        <Field label={t(words.label)} error={error('content')}>
          <TextArea {...control('content')} rows={2} maxLength={longestTicketNote} />
        </Field>
        <FaultLine>{refused}</FaultLine>
        <Button
          type="submit"
          variant="secondary"
          busy={busy}
          busyText={t(words.adding)}
          className="justify-self-start"
        >
          {t(words.add)}
        </Button>
      </form>
    </Card>
  )
}

type NoteProps = {
  ticket: string
  note: DeskTicket['notes'][number]
  onChanged: InternalNotesProps['onChanged']
}

function Note({ ticket, note: { id, author, mayRemove, content, at }, onChanged }: NoteProps) {
  const t = useWords()
  const language = useLanguage()
  const when = writeMoment(language, new Date(at), new Date(), readerZone())
  const removal = useChange(removeTicketNote, {
    line: ticket,
    onDone: (output) => {
      onChanged(output.ticket)
      showToast({ tone: 'success', title: t(words.removed) })
    },
    onRefused: (refused) => showFault(t, words.failed, refused),
  })
  return (
    <li className="rounded-control bg-sunken px-4 py-3">
      <div className="flex items-start justify-between gap-x-4">
        <p className="flex min-w-0 flex-wrap gap-x-2 text-xs text-ink-soft">
          <bdi className="font-medium text-ink">
            {author ? localizedName(language, author).name : t(words.gone)}
          </bdi>
          <time dateTime={at}>{when}</time>
        </p>
        {mayRemove && (
          <Button
            variant="quiet-danger"
            size="sm"
            className="-me-2 -mt-2 shrink-0"
            aria-label={t(words.removeOf(when))}
            busy={removal.isPending}
            onClick={() => removal.mutate({ id: ticket, note: id })}
          >
            {t(words.remove)}
          </Button>
        )}
      </div>
      {content === null ? (
        <p className="mt-1 text-sm text-ink-faint italic">{t(words.lost)}</p>
      ) : (
        <UserText
          as="p"
          text={content}
          className="mt-1 text-sm break-words whitespace-pre-line [overflow-wrap:anywhere] [unicode-bidi:plaintext]"
        />
      )}
    </li>
  )
}
