import { type ChangeEvent, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Fields, OutputOf, Route } from '#contract/route.ts'
import { faultPage } from '#copy/fault-page.ts'
import type { Word } from '#copy/word.ts'
import { askForPassword } from './ask-for-password.ts'
import type { Bound, FieldWords, Sent } from './check-form.ts'
import { type DraftFields, discardFormDraft, readFormDraft, saveFormDraft } from './form-draft.ts'
import { useWords } from './words.ts'

/** Where a form has several shapes, the fields of all of them. */
export type NameOf<S extends Fields> = S extends Fields ? keyof z.input<S> & string : never
export type Values<Name extends string> = Readonly<Record<Name, string | boolean>>

type FormOptions<R extends Route, S extends Fields> = {
  /** The contract comes with the first touch of the form: `async () => ({ route, schema })` around an import. */
  bind: () => Promise<Bound<R, S>>
  /** Every field in the order on the screen, with what stands in it at first. */
  start: Values<NameOf<S>>
  /** What survives a reload. */
  keep?: DraftFields<NameOf<S>>
  /** What is sent beside what stands in the fields, or in its place. */
  along?: (values: Values<NameOf<S>>) => Readonly<Record<string, unknown>>
  /** Before the first of these fields gets the focus: the moment to show the step that it is on. */
  onInvalid?: (names: readonly NameOf<S>[]) => void
  /** What stands in it once it is sent, where what is saved goes on being edited. */
  after?: (output: OutputOf<R>) => Values<NameOf<S>>
  /** The form is as it was at first by then, or as `after` says; `sent` is what stood in it. */
  onDone: (output: OutputOf<R>, sent: Values<NameOf<S>>) => void
  onRefused?: (words: Word, code: RefusalCode, sent: Values<NameOf<S>>, detail?: unknown) => void
  /** Refusals that one field is to blame for, and what is said there. */
  blame?: Partial<Record<RefusalCode, { readonly field: NameOf<S>; readonly words: Word }>>
}

type Changed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>

/** A form bound to a route of the contract: checked here by the same shapes as there, and sent once. */
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

  // In the same turn in which it comes to life: a press may be what brings it there, and is answered next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    const { answers, at } = keep ? readFormDraft(keep) : { answers: {}, at: 0 }
    if (Object.entries(answers).some(([name, kept]) => kept !== start[name as Name])) setDraftAt(at)
    put({ ...latest.current, ...answers, ...typedBefore(form.current, start) })
    keepChanged()
    setAlive(true)
  }, [])

  // Not before what was typed stands in it: who uses this form may look at that before it is sent.
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

  /** What stands there as it did at first is no draft, and would come back when that is another by then. */
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

  /** The same answers sent again are the same request. */
  const keyFor = (data: unknown) => {
    const text = JSON.stringify(data)
    if (key.current.data !== text) key.current = { data: text, key: crypto.randomUUID() }
    return key.current.key
  }

  /** One at a time: what is pressed meanwhile does nothing. */
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
    // This press is heard, and not to be made up for.
    wasPressed(form.current)
    const typed = latest.current
    const sent = await alone(() => send(options.bind, { ...typed, ...options.along?.(typed) }, keyFor))
    if (!sent) return
    if ('output' in sent) {
      const since = changedSince(typed, latest.current)
      reset()
      if (options.after) put({ ...options.after(sent.output as OutputOf<R>), ...since })
      options.onDone(sent.output as OutputOf<R>, typed)
      return
    }
    if ('code' in sent && sent.code === 'proof_needed') {
      // Who would rather not show it has changed nothing, and needs no words about it.
      if (await askForPassword()) form.current?.requestSubmit()
      return
    }
    const blamed = 'code' in sent ? options.blame?.[sent.code] : undefined
    showInvalid(blamed ? { [blamed.field]: blamed.words } : sent.invalid)
    if (!('refused' in sent) || blamed) return
    setRefused(sent.refused)
    options.onRefused?.(sent.refused, sent.code, typed, sent.detail)
  }

  /** Whether these fields are right, as when a step is left: shows what is wrong with them, and says nothing of others. */
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
    /** Why the server said no, where no field is to blame. */
    refused: refused && t(refused),
    /** When what came back by itself was written, until it is sent or discarded. */
    draftAt,
    set,
    reset,
    check,
    /** For the `<form>` itself. */
    form: { ref: form, onSubmit: submit, onFocus: () => fetchAhead(options.bind), noValidate: true },
    error: (name: Name) => (invalid[name] ? t(invalid[name]) : undefined),
    /** For a text input, a text area or a select. */
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
    /** For radio cards. */
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

/** What somebody went on typing while it was on its way. */
const changedSince = (sent: Values<string>, now: Values<string>) =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== sent[name]))

/** What could not be fetched ahead is fetched again when it is needed. */
function fetchAhead(bind: () => Promise<Bound>) {
  Promise.all([loadSending(), bind()]).catch(() => {})
}

/** By whom did not wait for the scripts: `boot.js` has noted it. */
function wasPressed(form: (HTMLFormElement & { wasPressed?: boolean }) | null): boolean {
  if (!form?.wasPressed) return false
  form.wasPressed = false
  return true
}

/** Before the scripts came somebody may have filled in the plain HTML. */
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
