import { type ChangeEvent, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Fields, OutputOf, Route } from '#contract/route.ts'
import { faultPage } from '#copy/fault-page.ts'
import type { Word } from '#copy/word.ts'
import { refreshReads } from '../app/refresh-reads.ts'
import { askForPassword } from './ask-for-password.ts'
import type { Bound, FieldWords, Sent } from './check-form.ts'
import { type DraftFields, discardFormDraft, readFormDraft, saveFormDraft } from './form-draft.ts'
import { useWords } from './words.ts'

/** If the form has several schemas, the fields of all of them. */
export type NameOf<S extends Fields> = S extends Fields ? keyof z.input<S> & string : never
export type Values<Name extends string> = Readonly<Record<Name, string | boolean>>

type FormOptions<R extends Route, S extends Fields> = {
  /** Loads the contract when the form is first touched: `async () => ({ route, schema })` around an import. */
  bind: () => Promise<Bound<R, S>>
  /** Every field in the order on the screen, with its first value. */
  start: Values<NameOf<S>>
  /** The fields that survive a reload. */
  keep?: DraftFields<NameOf<S>>
  /** Values sent in addition to the fields, or in place of them. */
  along?: (values: Values<NameOf<S>>) => Readonly<Record<string, unknown>>
  /** Called before the first of these fields gets the focus: the moment to show the step that contains it. */
  onInvalid?: (names: readonly NameOf<S>[]) => void
  /** The new values after saving, for a form that stays open. */
  after?: (output: OutputOf<R>) => Values<NameOf<S>>
  /** Called after the form was reset, or filled by `after`; `sent` contains the values that were sent. */
  onDone: (output: OutputOf<R>, sent: Values<NameOf<S>>) => void
  onRefused?: (words: Word, code: RefusalCode, sent: Values<NameOf<S>>, detail?: unknown) => void
  /** Refusals that are shown at one field, with the words for it. */
  blame?: Partial<Record<RefusalCode, { readonly field: NameOf<S>; readonly words: Word }>>
}

type Changed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>

/** A form bound to a route of the contract: checked here by the server's own schemas, and sent once. */
export function useForm<R extends Route, S extends Fields>(options: FormOptions<R, S>) {
  type Name = NameOf<S>
  const { start, keep } = options
  const t = useWords()
  const [values, setValues] = useState(start)
  const [invalid, setInvalid] = useState<FieldWords>({})
  const [refused, setRefused] = useState<Word | null>(null)
  const [busy, setBusy] = useState(false)
  const [wanted, setWanted] = useState<{ name: string } | null>(null)
  const [draftAt, setDraftAt] = useState<number | null>(null)
  const [isAlive, setAlive] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const latest = useRef(start)
  const sending = useRef(false)
  const key = useRef({ data: '', key: '' })

  // A layout effect, so that drafts and typed values are restored before the press that may have hydrated the form is
  // handled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only once
  useLayoutEffect(() => {
    const { answers, at } = keep ? readFormDraft(keep) : { answers: {}, at: 0 }
    if (Object.entries(answers).some(([name, kept]) => kept !== start[name as Name])) setDraftAt(at)
    put({ ...latest.current, ...answers, ...typedBefore(form.current, start) })
    keepChanged()
    setAlive(true)
  }, [])

  // Only after the typed values are restored, so that code that uses this form can check them before they are sent.
  useEffect(() => {
    if (isAlive && wasPressed(form.current)) form.current?.requestSubmit()
  }, [isAlive])

  useEffect(() => {
    const control = wanted && form.current?.elements.namedItem(wanted.name)
    const first = control instanceof RadioNodeList ? control[0] : control
    if (first instanceof HTMLElement) first.focus()
  }, [wanted])

  const put = (next: Values<Name>) => {
    latest.current = next
    setValues(next)
  }

  /** An unchanged form is no draft; restoring it would undo newer server values. */
  const keepChanged = () => {
    if (!keep) return
    if (keep.fields.some((name) => latest.current[name] !== start[name])) saveFormDraft(keep, latest.current)
    else discardFormDraft(keep)
  }

  const set = (name: Name, value: string | boolean) => {
    put({ ...latest.current, [name]: value })
    setInvalid(({ [name]: _, ...others }) => others)
    keepChanged()
  }

  const showInvalid = (words: FieldWords) => {
    const names = (Object.keys(start) as Name[]).filter((name) => name in words)
    setInvalid(words)
    if (names[0] === undefined) return
    options.onInvalid?.(names)
    setWanted({ name: names[0] })
  }

  const reset = () => {
    put(start)
    setInvalid({})
    setRefused(null)
    setDraftAt(null)
    key.current = { data: '', key: '' }
    if (keep) discardFormDraft(keep)
  }

  /** The same values sent again carry the same idempotency key. */
  const keyFor = (data: unknown) => {
    const text = JSON.stringify(data)
    if (key.current.data !== text) key.current = { data: text, key: crypto.randomUUID() }
    return key.current.key
  }

  /** Runs one task at a time: a press meanwhile does nothing. */
  const alone = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    if (sending.current) return undefined
    sending.current = true
    setBusy(true)
    setRefused(null)
    const result = await work()
    sending.current = false
    setBusy(false)
    return result
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // Clears the mark of an early press, because this submit handles it.
    wasPressed(form.current)
    const typed = latest.current
    const sent = await alone(() => send(options.bind, { ...typed, ...options.along?.(typed) }, keyFor))
    if (!sent) return
    if ('output' in sent) {
      const since = changedSince(typed, latest.current)
      reset()
      if (options.after) put({ ...options.after(sent.output as OutputOf<R>), ...since })
      return refreshReads(sent, () => options.onDone(sent.output as OutputOf<R>, typed))
    }
    if ('code' in sent && sent.code === 'proof_needed') {
      // A person who does not enter the password has changed nothing, so no message is needed.
      if (await askForPassword()) form.current?.requestSubmit()
      return
    }
    const blamed = 'code' in sent ? options.blame?.[sent.code] : undefined
    showInvalid(blamed ? { [blamed.field]: blamed.words } : sent.invalid)
    if (!('refused' in sent) || blamed) return
    setRefused(sent.refused)
    options.onRefused?.(sent.refused, sent.code, typed, sent.detail)
  }

  /** Checks only these fields, as when a step is left, and shows their faults. */
  const check = async (names: readonly Name[]): Promise<boolean> => {
    const found = await alone(() => find(options.bind, latest.current, names))
    if (!found) return false
    showInvalid(found.invalid)
    if ('refused' in found) options.onRefused?.(found.refused, found.code, latest.current)
    return !('refused' in found) && Object.keys(found.invalid).length === 0
  }

  return {
    values,
    busy,
    /** The refusal of the server, if it does not concern a field. */
    refused: refused && t(refused),
    /** When the restored draft was written, until it is sent or discarded. */
    draftAt,
    set,
    reset,
    check,
    /** Props for the `<form>` itself. */
    form: { ref: form, onSubmit: submit, onFocus: () => fetchAhead(options.bind), noValidate: true },
    error: (name: Name) => (invalid[name] ? t(invalid[name]) : undefined),
    /** Props for a text input, a text area or a select. */
    control: (name: Name) => ({
      name,
      value: String(values[name]),
      onChange: (event: Changed) => set(name, event.target.value),
    }),
    checkbox: (name: Name) => ({
      name,
      checked: values[name] === true,
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.checked),
    }),
    /** Props for radio cards. */
    choice: (name: Name) => ({
      name,
      value: String(values[name]),
      onChange: (value: string) => set(name, value),
    }),
  }
}

const loadSending = () => import('./check-form.ts')

async function send(
  bind: () => Promise<Bound>,
  values: Values<string>,
  keyFor: (data: unknown) => string,
): Promise<Sent<unknown>> {
  try {
    const [{ sendForm }, bound] = await Promise.all([loadSending(), bind()])
    return await sendForm(bound, values, keyFor)
  } catch {
    return { refused: faultPage.unreachable, code: 'unavailable', invalid: {} }
  }
}

async function find(
  bind: () => Promise<Bound>,
  values: Values<string>,
  names: readonly string[],
): Promise<Exclude<Sent<unknown>, { output: unknown }>> {
  try {
    const [{ checkFields }, { schema }] = await Promise.all([loadSending(), bind()])
    return { invalid: checkFields(schema, values, names) }
  } catch {
    return { refused: faultPage.unreachable, code: 'unavailable', invalid: {} }
  }
}

/** Values that were changed while the form was being sent. */
const changedSince = (sent: Values<string>, now: Values<string>) =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== sent[name]))

/** A failed load is repeated when the code is needed. */
function fetchAhead(bind: () => Promise<Bound>) {
  Promise.all([loadSending(), bind()]).catch(() => {})
}

/** Whether the form was submitted before the scripts had loaded; `boot.js` has noted it. */
function wasPressed(form: (HTMLFormElement & { wasPressed?: boolean }) | null): boolean {
  if (!form?.wasPressed) return false
  form.wasPressed = false
  return true
}

/** Values that were typed into the plain HTML before hydration. */
function typedBefore(form: HTMLFormElement | null, values: Values<string>) {
  const typed: Record<string, string | boolean> = {}
  for (const [name, value] of Object.entries(values)) {
    const control = form?.elements.namedItem(name)
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      if (control.checked) typed[name] = true
    } else if (control && 'value' in control && typeof control.value === 'string') {
      if (control.value !== '' && control.value !== value) typed[name] = control.value
    }
  }
  return typed
}
