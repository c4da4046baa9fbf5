import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { type Party, readAppointment } from '#contract/appointments/appointment.ts'
import { openTicket } from '#contract/support/own.ts'
import {
  longestSubject,
  type TicketFile,
  ticketCategories,
  ticketPriorities,
} from '#contract/support/ticket.ts'
import { supportPages as words } from '#copy/support/pages.ts'
import { ticketCategoryWords } from '#copy/support/words.ts'
import { useRead } from '#web/app/query.ts'
import { useForm } from '#web/lib/form.ts'
import { useGo } from '#web/lib/go.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { usePageSearch } from '#web/lib/page-address.ts'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toast.ts'
import { AttachOwnFile } from './attach-own-file.tsx'

/** Opens a ticket; the appointment that it is about is in the address. */
export function NewTicket({ party }: { party: Party }) {
  const t = useWords()
  const go = useGo()
  const [file, setFile] = useState<TicketFile | null>(null)
  const about = useAppointment()
  const failed = useFailure()
  const { form, busy, refused, control, choice, error } = useForm({
    bind: async () => ({ route: openTicket, schema: openTicket.body }),
    start: {
      subject: failed?.what ?? '',
      category: failed ? 'technical' : about.id ? 'appointments' : '',
      priority: 'medium',
      content: failed ? `${t(words.form.failure(failed.page, failed.request))}\n` : '',
      appointmentId: '',
      fileId: '',
    },
    along: () => ({ appointmentId: about.id ?? '', fileId: file?.id ?? '' }),
    onDone: ({ ticket }) => {
      showToast({ tone: 'success', title: t(words.form.sent) })
      go(`/${party}/support/${ticket.id}`, { replace: true })
    },
  })
  return (
    <Card className="mx-auto w-full max-w-2xl">
      <h2 className="text-lg font-semibold">{t(words.form.heading)}</h2>
      {about.startsAt && (
        <p className="mt-1 text-sm text-ink-soft">{t(words.aboutAppointment(about.startsAt))}</p>
      )}
      <p className="mt-1.5 text-sm text-ink-soft">{t(words.form.orChat)}</p>
      <Link to={`/${party}/messages?with=support`} className={buttonClass('quiet', 'sm', '-ms-3.5 mt-1')}>
        <Icon of={MessageCircle} small />
        {t(words.form.chat)}
      </Link>
      <form {...form} method="dialog" className="mt-5 flex flex-col gap-5">
        <Field label={t(words.form.subject)} help={t(words.form.subjectHelp)} error={error('subject')}>
          <TextInput {...control('subject')} maxLength={120} dir="auto" />
        </Field>
        <Field label={t(words.form.category)} error={error('category')}>
          <Select
            {...control('category')}
            placeholder={t(words.form.choose)}
            options={ticketCategories.map((value) => ({ value, label: t(ticketCategoryWords[value]) }))}
          />
        </Field>
        <RadioCards
          legend={t(words.form.urgency)}
          columns={1}
          options={ticketPriorities.map((value) => ({ value, label: t(words.form.urgencies[value]) }))}
          error={error('priority')}
          {...choice('priority')}
        />
        <Field label={t(words.form.content)} help={t(words.form.privacy)} error={error('content')}>
          <TextArea {...control('content')} rows={6} maxLength={4_000} />
        </Field>
        <AttachOwnFile file={file} onChange={setFile} />
        <FaultLine>{refused}</FaultLine>
        <div>
          <Button type="submit" busy={busy} busyText={t(words.form.sending)}>
            {t(words.form.send)}
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** The failure on the page that linked here. The reader sees it and decides what to send. */
function useFailure() {
  const { failed, page, request = '' } = usePageSearch()
  if (!failed || !page || !/^\/[\w/-]{1,200}$/.test(page)) return null
  return {
    what: failed.slice(0, longestSubject),
    page,
    request: /^[\w-]{1,64}$/.test(request) ? request : null,
  }
}

/** The appointment in the address, if it is the reader's own. */
function useAppointment() {
  const language = useLanguage()
  const id = usePageSearch().appointment ?? ''
  const isId = readAppointment.params.shape.id.safeParse(id).success
  const { data } = useRead(readAppointment, { id }, { enabled: isId })
  const startsAt = data?.appointment.startsAt
  return {
    id: isId ? id : null,
    startsAt: startsAt && writeMoment(language, new Date(startsAt), new Date(), readerZone()),
  }
}
