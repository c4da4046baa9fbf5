import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import type { Fields, OutputOf, Route } from '#contract/route.ts'
import { faultPage } from '#copy/fault-page.ts'
import type { Word } from '#copy/word.ts'
import type { Bound, FieldWords, Sent } from './check-form.ts'
import { forgetAnswers, type KeptAnswers, keepAnswers, readAnswers } from './kept-answers.ts'
import { useWords } from './words.ts'

type NameOf<S extends Fields> = keyof z.input<S> & string
type Values<Name extends string> = Readonly<Record<Name, string | boolean>>

type FormOptions<R extends Route, S extends Fields> = {
  /** The contract comes with the first touch of the form: `async () => ({ route, schema })` around an import. */
  bind: () => Promise<Bound<R, S>>
  /** Every field in the order on the screen, with what stands in it at first. */
  start: Values<NameOf<S>>
  /** What survives a reload. */
  keep?: KeptAnswers<NameOf<S>>
  /** Before the first of these fields gets the focus: the moment to show the step that it is on. */
  onInvalid?: (names: readonly NameOf<S>[]) => void
  onDone: (output: OutputOf<R>) => void
  onRefused?: (words: Word) => void
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
  const form = useRef<HTMLFormElement>(null)
  const latest = useRef(start)
  const sending = useRef(false)
  const key = useRef({ data: '', key: '' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the prerendered form comes to life
  useEffect(() => {
    const kept = keep ? readAnswers(keep) : {}
    put({ ...latest.current, ...kept, ...typedBefore(form.current, start) })
    if (keep) keepAnswers(keep, latest.current)
  }, [])

  useEffect(() => {
    const control = wanted && form.current?.elements.namedItem(wanted.name)
    const first = control instanceof RadioNodeList ? control[0] : control
    if (first instanceof HTMLElement) first.focus()
  }, [wanted])

  const put = (next: Values<Name>) => {
    latest.current = next
    setValues(next)
  }

  const set = (name: Name, value: string | boolean) => {
    put({ ...latest.current, [name]: value })
    setInvalid(({ [name]: _, ...others }) => others)
    if (keep) keepAnswers(keep, latest.current)
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
    key.current = { data: '', key: '' }
    if (keep) forgetAnswers(keep)
  }

  /** The same answers sent again are the same request. */
  const keyFor = (data: unknown) => {
    const text = JSON.stringify(data)
    if (key.current.data !== text) key.current = { data: text, key: crypto.randomUUID() }
    return key.current.key
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    setBusy(true)
    setRefused(null)
    const sent = await send(options.bind, latest.current, keyFor)
    sending.current = false
    setBusy(false)
    if ('output' in sent) {
      reset()
      options.onDone(sent.output as OutputOf<R>)
      return
    }
    showInvalid(sent.invalid)
    if (!('refused' in sent)) return
    setRefused(sent.refused)
    options.onRefused?.(sent.refused)
  }

  return {
    values,
    busy,
    /** Why the server said no, where no field is to blame. */
    refused: refused && t(refused),
    set,
    reset,
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
    return { refused: faultPage.unreachable, invalid: {} }
  }
}

/** What could not be fetched ahead is fetched again when it is needed. */
function fetchAhead(bind: () => Promise<Bound>) {
  Promise.all([loadSending(), bind()]).catch(() => {})
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
