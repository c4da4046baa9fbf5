import { type FormEvent, useId, useState } from 'react'
import type { AppointmentPage } from '#contract/appointments/appointment.ts'
import { setMeetingLink } from '#contract/appointments/changes.ts'
import { appointmentDialogs } from '#copy/appointments/dialogs.ts'
import { wordsOfField, wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { hostOf } from './link-host.ts'
import { useAppointmentChange } from './use-appointment-change.ts'

const words = appointmentDialogs.link

type LinkDialogProps = { appointment: AppointmentPage; onClose: () => void }

/** Sets where the video call takes place: on this site, or at the dietitian's own link. */
export function LinkDialog({ appointment, onClose }: LinkDialogProps) {
  const t = useWords()
  const form = useId()
  const { id, meetingLink } = appointment
  const isOwn = meetingLink !== null && hostOf(meetingLink) !== null
  const [link, setLink] = useState(isOwn ? meetingLink : '')
  const { mutate, isPending, error, variables } = useAppointmentChange(setMeetingLink, appointment, {
    done: () => words.done,
    failed: words.failed,
    onOver: onClose,
  })
  const fault = error?.fields.find(({ field }) => field === 'link')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) mutate({ id, link })
  }
  return (
    <Dialog
      isOpen
      size="md"
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={t(words.title)}
      actions={
        <>
          <Button
            type="submit"
            form={form}
            busy={isPending && variables?.link !== null}
            busyText={t(words.busy)}
          >
            {t(words.confirm)}
          </Button>
          {isOwn ? (
            <Button
              variant="secondary"
              busy={isPending && variables?.link === null}
              busyText={t(words.busy)}
              onClick={() => mutate({ id, link: null })}
            >
              {t(words.ours)}
            </Button>
          ) : (
            <Button variant="secondary" onClick={onClose}>
              {t(words.keep)}
            </Button>
          )}
        </>
      }
    >
      <p>{t(words.text)}</p>
      <form id={form} method="dialog" noValidate onSubmit={submit} className="mt-5">
        <Field label={t(words.label)} help={t(words.help)} error={fault ? t(wordsOfField(fault)) : undefined}>
          <TextInput
            type="url"
            inputMode="url"
            autoComplete="off"
            maxLength={500}
            value={link}
            onChange={({ target }) => setLink(target.value)}
          />
        </Field>
        <FaultLine>{error && !fault && t(wordsOfRefusal(error))}</FaultLine>
      </form>
    </Dialog>
  )
}
