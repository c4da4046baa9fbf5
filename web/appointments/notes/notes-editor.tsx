import { LayoutTemplate } from 'lucide-react'
import { type Ref, useEffect, useRef, useState } from 'react'
import { type AppointmentPage, adimeParts } from '#contract/appointments/appointment.ts'
import { mostInPart } from '#contract/appointments/notes.ts'
import { consultationNotes as words } from '#copy/appointments/notes.ts'
import type { Word } from '#copy/word.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LeaveUnsaved } from '#web/ui/leave-unsaved.tsx'
import { SaveStateLine } from '#web/ui/save-state-line.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useFetchedPart } from '#web/ui/use-fetched-part.ts'
import { noteParts } from './note-parts.ts'
import { SignDialog } from './sign-dialog.tsx'
import { useNotes } from './use-notes.ts'

type NotesEditorProps = { appointment: AppointmentPage; isFresh: boolean }

const loadTemplates = async () => (await import('./templates-dialog.tsx')).TemplatesDialog

/** The four parts of the care process, other remarks, and the summary that the patient reads. */
export function NotesEditor({ appointment, isFresh }: NotesEditorProps) {
  const t = useWords()
  const { text, state, write, flush, settle } = useNotes(appointment)
  const [isSigning, setSigning] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const [TemplatesDialog, fetchTemplates] = useFetchedPart(loadTemplates)
  const { notes } = appointment
  const isBlank = noteParts.every((part) => text[part] === '')
  const first = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isFresh) first.current?.focus()
  }, [isFresh])
  const choose = async () => {
    if (await fetchTemplates()) setChoosing(true)
  }
  return (
    <div className="mt-4 grid gap-5">
      <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={choose} className="w-fit">
        <Icon of={LayoutTemplate} small />
        {t(words.templates.button)}
      </Button>
      {notes?.adime === null && <FaultLine>{t(words.adime.unopenable)}</FaultLine>}
      {adimeParts.map((part, at) => (
        <Part
          key={part}
          ref={at === 0 ? first : undefined}
          label={words.adime[part].label}
          help={words.adime[part].help}
          most={mostInPart}
          value={text[part]}
          onChange={(value) => write({ [part]: value })}
        />
      ))}
      <Part
        label={words.private.label}
        help={notes?.private === null ? words.replaces : words.private.help}
        most={10_000}
        value={text.private}
        onChange={(value) => write({ private: value })}
      />
      <Part
        label={words.shared.label}
        help={notes?.shared === null ? words.replaces : words.shared.help}
        most={5_000}
        value={text.shared}
        onChange={(value) => write({ shared: value })}
      />
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
      {isChoosing && TemplatesDialog && (
        <TemplatesDialog text={text} onUse={write} onClose={() => setChoosing(false)} />
      )}
      <LeaveUnsaved state={state} flush={flush} onLeave={settle} />
    </div>
  )
}

type PartProps = {
  ref?: Ref<HTMLTextAreaElement> | undefined
  label: Word
  help: Word
  most: number
  value: string
  onChange: (value: string) => void
}

function Part({ ref, label, help, most, value, onChange }: PartProps) {
  const t = useWords()
  return (
    <Field label={t(label)} help={t(help)}>
      <TextArea
        ref={ref}
        rows={3}
        maxLength={most}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
