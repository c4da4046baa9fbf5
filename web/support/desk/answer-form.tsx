import { useState } from 'react'
import * as z from 'zod/mini'
import { listCannedAnswers } from '#contract/support/canned-answers.ts'
import { answerAsTeam, sendDeskFile } from '#contract/support/desk.ts'
import type { DeskTicket, TicketFile } from '#contract/support/ticket.ts'
import { supportDesk } from '#copy/support/desk.ts'
import { useRead } from '#web/app/query.ts'
import { useForm } from '#web/lib/form.ts'
import { sendFile } from '#web/lib/send-file.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.ts'
import { type Attached, AttachFile } from '../attach-file.tsx'

const words = supportDesk.answer
const schema = z.extend(answerAsTeam.body, answerAsTeam.params.shape)

type AnswerFormProps = { ticket: DeskTicket; onSent: (ticket: DeskTicket) => void }

/** A prepared answer is inserted in the asker's language and can be edited. */
export function AnswerForm({ ticket: { id, asker }, onSent }: AnswerFormProps) {
  const t = useWords()
  const [file, setFile] = useState<TicketFile | null>(null)
  const answers = useRead(listCannedAnswers, {}).data?.answers ?? []
  const { form, busy, refused, control, error, set, values } = useForm({
    bind: async () => ({ route: answerAsTeam, schema }),
    start: { id, content: '', status: 'pending', fileId: '' },
    along: () => ({ fileId: file?.id ?? '' }),
    onDone: ({ ticket }) => {
      setFile(null)
      onSent(ticket)
      showToast({ tone: 'success', title: t(words.sent) })
    },
  })
  const isArabic = asker.language === 'ar'
  const insert = (answerId: string) => {
    const answer = answers.find((each) => each.id === answerId)
    if (!answer) return
    const text = isArabic ? answer.contentArabic : answer.content
    set('content', [values.content, text].filter(Boolean).join('\n\n'))
  }
  return (
    <Card>
      <form {...form} method="dialog" className="flex flex-col gap-4">
        {answers.length > 0 && (
          <Field label={t(words.canned)}>
            <Select
              value=""
              onChange={({ target }) => insert(target.value)}
              placeholder={t(words.choose)}
              options={answers.map((each) => ({
                value: each.id,
                label: t({ en: each.title, ar: each.titleArabic }),
              }))}
            />
          </Field>
        )}
        <Field label={t(words.label)} error={error('content')}>
          <TextArea {...control('content')} rows={6} maxLength={4_000} />
        </Field>
        {/* Visitors have no account in which they could open a file. */}
        {asker.id && <AttachTeamFile ticket={id} file={file} onChange={setFile} />}
        <FaultLine>{refused}</FaultLine>
        <div className="flex flex-wrap gap-2.5">
          <Button
            type="submit"
            busy={busy}
            busyText={t(words.sending)}
            onClick={() => set('status', 'pending')}
          >
            {t(words.send)}
          </Button>
          <Button type="submit" variant="secondary" disabled={busy} onClick={() => set('status', 'closed')}>
            {t(words.sendAndClose)}
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** Attaches a file for the person who opened this ticket. */
const AttachTeamFile = ({ ticket, ...attached }: Attached & { ticket: string }) => (
  <AttachFile
    {...attached}
    send={(name, body, onProgress) => sendFile(sendDeskFile, { id: ticket, name }, body, { onProgress })}
  />
)
