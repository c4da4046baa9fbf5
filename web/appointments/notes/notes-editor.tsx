import { useEffect, useRef, useState } from 'react'
import type { AppointmentPage } from '#contract/appointments/appointment.ts'
import { consultationNotes as words } from '#copy/appointments/notes.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { LeaveNotes } from './leave-notes.tsx'
import { SaveStateLine } from './save-state-line.tsx'
import { SignDialog } from './sign-dialog.tsx'
import { useNotes } from './use-notes.ts'

type NotesEditorProps = { appointment: AppointmentPage; isFresh: boolean }

export function NotesEditor({ appointment, isFresh }: NotesEditorProps) {
  const t = useWords()
  const { text, state, write, flush, settle } = useNotes(appointment)
  const [isSigning, setSigning] = useState(false)
  const { notes } = appointment
  const isBlank = text.private === '' && text.shared === ''
  const first = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isFresh) first.current?.focus()
  }, [isFresh])
  return (
    <div className="mt-4 grid gap-5">
      <Field
        label={t(words.private.label)}
        help={t(notes?.private === null ? words.replaces : words.private.help)}
      >
        <TextArea
          ref={first}
          rows={8}
          maxLength={10_000}
          placeholder={t(words.private.shape)}
          value={text.private}
          onChange={({ target }) => write({ private: target.value })}
        />
      </Field>
      <Field
        label={t(words.shared.label)}
        help={t(notes?.shared === null ? words.replaces : words.shared.help)}
      >
        <TextArea
          rows={4}
          maxLength={5_000}
          value={text.shared}
          onChange={({ target }) => write({ shared: target.value })}
        />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SaveStateLine state={isBlank && state === 'saved' ? null : state} onSave={() => flush()} />
        <Button variant="secondary" onClick={() => setSigning(true)}>
          {t(words.sign.button)}
        </Button>
      </div>
      {isSigning && (
        <SignDialog
          appointment={appointment}
          text={text}
          onSigned={settle}
          onClose={() => setSigning(false)}
        />
      )}
      <LeaveNotes isKept={state === 'saved'} flush={flush} onLeave={settle} />
    </div>
  )
}
