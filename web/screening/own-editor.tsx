import { Eye, Plus } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod/mini'
import {
  addOwnQuestionnaire,
  changeOwnQuestionnaire,
  hasOptions,
  mostOwnQuestions,
  type OwnContent,
  type OwnQuestionnaire,
  ownContent,
} from '#contract/screening/own.ts'
import { writeNumber } from '#copy/dates.ts'
import { ownPages } from '#copy/screening/own.ts'
import { useChange } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toast.ts'
import { OwnPreview } from './own-preview.tsx'
import { type DraftQuestion, OwnQuestionFields } from './own-question-fields.tsx'

type OwnEditorProps = { own: OwnQuestionnaire | null; onClose: () => void }

/** Faults by their place: `title`, `0 text`, `2 options`. */
type Faults = ReadonlySet<string>

/** Writes a questionnaire: its title and its questions, which can be moved, duplicated and tried. */
export function OwnEditor({ own, onClose }: OwnEditorProps) {
  const t = useWords()
  const language = useLanguage()
  const words = ownPages.form
  const formId = useId()
  const nextKey = useRef(own?.questions.length ?? 1)
  const form = useRef<HTMLFormElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const [title, setTitle] = useState(own?.title ?? '')
  const [questions, setQuestions] = useState<readonly DraftQuestion[]>(
    () =>
      own?.questions.map((each, key) => ({ ...each, key, options: each.options.join('\n') })) ?? [
        blankQuestion(0),
      ],
  )
  const [faults, setFaults] = useState<Faults>(new Set())
  const [isPreview, setPreview] = useState(false)
  const [start] = useState(() => JSON.stringify([title, questions]))
  const [isLeaving, setLeaving] = useState(false)
  const close = () => (JSON.stringify([title, questions]) === start ? onClose() : setLeaving(true))
  const [moved, setMoved] = useState<number | null>(null)
  const options = {
    onDone: () => {
      showToast({ tone: 'success', title: t(words.saved) })
      onClose()
    },
  } as const
  const add = useChange(addOwnQuestionnaire, options)
  const change = useChange(changeOwnQuestionnaire, options)
  const refused = add.error ?? change.error

  const focusIn = (key: number, part: string) =>
    form.current?.querySelector<HTMLElement>(`[data-question="${key}"] [data-part="${part}"]`)?.focus()
  const update = (next: readonly DraftQuestion[]) => {
    setFaults(new Set())
    flushSync(() => setQuestions(next))
  }
  const place = (at: number, question: DraftQuestion) => {
    update(questions.toSpliced(at, 0, question))
    focusIn(question.key, 'text')
  }
  const move = (at: number, by: 1 | -1) => {
    const [one, other] = [questions[at], questions[at + by]]
    if (!one || !other) return
    update(questions.with(at, other).with(at + by, one))
    setMoved(one.key)
    focusIn(one.key, by < 0 ? 'up' : 'down')
  }
  const remove = (at: number) => {
    update(questions.toSpliced(at, 1))
    addButton.current?.focus()
  }
  const isFull = questions.length >= mostOwnQuestions

  const checked = (): OwnContent | null => {
    const read = z.safeParse(ownContent, { title, questions: questions.map(written) })
    if (read.success) return read.data
    const places = read.error.issues.map(({ path: [first, at, part] }) =>
      first === 'title' ? 'title' : `${String(at)} ${String(part)}`,
    )
    flushSync(() => setFaults(new Set(places)))
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    return null
  }
  const save = () => {
    const content = checked()
    if (!content) return
    if (own) change.mutate({ id: own.id, version: own.version, ...content })
    else add.mutate(content)
  }
  const wasPreview = useRef(false)
  useEffect(() => {
    if (wasPreview.current && !isPreview) form.current?.querySelector('input')?.focus()
    wasPreview.current = isPreview
  }, [isPreview])
  const preview = isPreview ? z.safeParse(ownContent, { title, questions: questions.map(written) }) : null

  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && close()}
      title={t(own ? words.editTitle : words.newTitle)}
      size="lg"
      actions={
        preview?.data ? (
          <Button onClick={() => setPreview(false)}>{t(words.backToEditing)}</Button>
        ) : (
          <>
            <Button
              type="submit"
              form={formId}
              busy={add.isPending || change.isPending}
              busyText={t(words.saving)}
            >
              {t(words.save)}
            </Button>
            <Button variant="secondary" onClick={() => checked() && setPreview(true)}>
              <Icon of={Eye} small />
              {t(words.preview)}
            </Button>
            <Button variant="quiet" className="max-sm:hidden" onClick={close}>
              {t(words.cancel)}
            </Button>
          </>
        )
      }
    >
      {preview?.data ? (
        <OwnPreview content={preview.data} />
      ) : (
        <form
          ref={form}
          id={formId}
          method="dialog"
          noValidate
          className="grid gap-6 pt-1"
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
        >
          <Field
            label={t(words.title)}
            help={t(words.titleHelp)}
            error={faults.has('title') ? t(words.titleFault) : undefined}
          >
            <TextInput
              value={title}
              dir="auto"
              maxLength={80}
              autoComplete="off"
              onChange={({ target }) => setTitle(target.value)}
            />
          </Field>
          <ol className="grid gap-4">
            {questions.map((question, at) => (
              <OwnQuestionFields
                key={question.key}
                question={question}
                at={at}
                count={questions.length}
                isFull={isFull}
                isTextWrong={faults.has(`${at} text`)}
                areOptionsWrong={[...faults].some((fault) => fault.startsWith(`${at} options`))}
                onChange={(next) => {
                  setFaults(new Set())
                  setQuestions((before) => before.with(at, { ...question, ...next }))
                }}
                onMove={(by) => move(at, by)}
                onCopy={() => place(at + 1, { ...question, key: nextKey.current++ })}
                onRemove={() => remove(at)}
              />
            ))}
          </ol>
          <Button
            ref={addButton}
            variant="secondary"
            className="w-fit"
            aria-disabled={isFull || undefined}
            onClick={() => !isFull && place(questions.length, blankQuestion(nextKey.current++))}
          >
            <Icon of={Plus} small />
            {t(words.addQuestion)}
          </Button>
          {own && <p>{t(words.sentStay)}</p>}
          <FaultLine>
            {refused && t(refused.code === 'changed_meanwhile' ? words.stale : wordsOfRefusal(refused))}
          </FaultLine>
          <p role="status" className="sr-only">
            {moved !== null &&
              t(
                words.moved(
                  writeNumber(language, questions.findIndex(({ key }) => key === moved) + 1),
                  writeNumber(language, questions.length),
                ),
              )}
          </p>
        </form>
      )}
      <AskDialog
        isOpen={isLeaving}
        danger
        words={words.discard}
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
      >
        <p>{t(words.discard.text)}</p>
      </AskDialog>
    </Dialog>
  )
}

const blankQuestion = (key: number): DraftQuestion => ({
  key,
  text: '',
  kind: 'short',
  options: '',
  isOptional: false,
})

/** Options are kept while another kind is tried, and sent only with the kinds that have them. */
const written = ({ text, kind, options, isOptional }: DraftQuestion) => ({
  text,
  kind,
  options: hasOptions(kind) ? options.split('\n').filter((line) => line.trim()) : [],
  isOptional,
})
