import { useId, useState } from 'react'
import { adimeParts } from '#contract/appointments/appointment.ts'
import {
  listNoteTemplates,
  type NoteTemplate,
  removeNoteTemplate,
  saveNoteTemplate,
} from '#contract/appointments/notes.ts'
import { consultationNotes } from '#copy/appointments/notes.ts'
import { queryClient, useChange, useRead } from '#web/app/query.ts'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { Read } from '#web/ui/read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toast.ts'
import type { NoteText } from './note-parts.ts'

const words = consultationNotes.templates
const parts = [...adimeParts, 'shared'] as const

type TemplatesDialogProps = {
  text: NoteText
  /** Inserts a template into the parts of the notes. */
  onUse: (part: Partial<NoteText>) => void
  onClose: () => void
}

/** Saved templates, and a way to save these notes as one. */
export function TemplatesDialog({ text, onUse, onClose }: TemplatesDialogProps) {
  const t = useWords()
  const read = useRead(listNoteTemplates, {})
  const isEmpty = parts.every((part) => text[part] === '')
  const use = (template: NoteTemplate) => {
    onUse(Object.fromEntries(parts.flatMap((part) => (text[part] === '' ? [[part, template[part]]] : []))))
    onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t(words.title)}
      size="md"
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t(words.close)}
        </Button>
      }
    >
      <Read of={read} failed={words.loadFailed} waiting={<Waiting />} bare>
        {({ templates }) =>
          templates.length === 0 ? (
            <p>{t(words.none)}</p>
          ) : (
            <>
              <p>{t(words.text)}</p>
              <ul className="mt-3 divide-y divide-line border-y border-line">
                {templates.map((template) => (
                  <TemplateRow key={template.id} template={template} onUse={() => use(template)} />
                ))}
              </ul>
            </>
          )
        }
      </Read>
      {!isEmpty && <KeepTemplate text={text} />}
    </Dialog>
  )
}

const Waiting = () => <Skeleton className="w-64 max-w-full text-md" />

function TemplateRow({ template: { id, name }, onUse }: { template: NoteTemplate; onUse: () => void }) {
  const t = useWords()
  const remove = useChange(removeNoteTemplate, {
    onDone: (output) => {
      queryClient.setQueryData([listNoteTemplates.path, {}], output)
      showToast({ tone: 'success', title: t(words.removed) })
    },
  })
  const [isAsking, setAsking] = useState(false)
  const named = (does: string) => ({ 'aria-label': t(words.of(does, name)) })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <span className="min-w-0 flex-1 basis-40 font-medium text-ink">
        <bdi>{name}</bdi>
      </span>
      <Button size="sm" variant="secondary" onClick={onUse} {...named(t(words.use))}>
        {t(words.use)}
      </Button>
      <Button
        size="sm"
        variant="quiet-danger"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
        {...named(t(words.remove))}
      >
        {t(words.remove)}
      </Button>
      <AskDialog
        isOpen={isAsking}
        danger
        words={words.ask}
        change={remove}
        onConfirm={() => remove.mutate({ id })}
        onClose={() => setAsking(false)}
      >
        <p>{t(words.ask.text(name))}</p>
      </AskDialog>
    </li>
  )
}

const bound = { route: saveNoteTemplate, schema: saveNoteTemplate.body }

function KeepTemplate({ text }: { text: NoteText }) {
  const t = useWords()
  const id = useId()
  const { private: _, ...shown } = text
  const { form, control, error, busy, refused } = useForm({
    bind: async () => bound,
    start: { name: '', assessment: '', diagnosis: '', intervention: '', monitoring: '', shared: '' },
    along: () => shown,
    onDone: (output) => {
      queryClient.setQueryData([listNoteTemplates.path, {}], output)
      showToast({ tone: 'success', title: t(words.saved) })
    },
  })
  return (
    <form {...form} id={id} method="dialog" className="mt-6 grid gap-3">
      <Field label={t(words.name)} help={t(words.nameHelp)} error={error('name')}>
        <TextInput {...control('name')} maxLength={80} autoComplete="off" />
      </Field>
      <FaultLine>{refused}</FaultLine>
      <Button type="submit" variant="secondary" busy={busy} busyText={t(words.saving)} className="sm:w-fit">
        {t(words.save)}
      </Button>
    </form>
  )
}
