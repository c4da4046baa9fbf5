import { noteActivity } from '#web/app/user-activity.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

const heard = new WeakMap<EventTarget, () => void>()
const waiting = new Map<Field, () => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let isListening = false

/**
 * What is typed into this field is told a moment after the last letter. The page hears of none of its letters: at each
 * of the five events of a key React would go through all that the field stands in before the letter is on the screen.
 */
export function listenToTyping(field: Field, tell: (text: string) => void): () => void {
  if (!isListening) listen()
  isListening = true
  heard.set(field, () => {
    waiting.set(field, () => tell(field.value))
    clearTimeout(timer)
    timer = setTimeout(flushTyping, pause)
  })
  field.addEventListener('blur', flushTyping)
  return () => {
    flushTyping()
    heard.delete(field)
    field.removeEventListener('blur', flushTyping)
  }
}

/** Tells at once what was typed last: before anything that counts on it. */
export function flushTyping(): void {
  clearTimeout(timer)
  if (waiting.size > 0) noteActivity()
  for (const [field, tell] of waiting) {
    waiting.delete(field)
    tell()
  }
}

export const hasPendingTyping = (field: Field) => waiting.has(field)

function listen() {
  for (const type of ['keydown', 'keypress', 'keyup', 'textInput', 'input'])
    addEventListener(type, keep, true)
  for (const type of ['pagehide', 'visibilitychange']) addEventListener(type, flushTyping, true)
}

function keep(event: Event) {
  const hear = event.target && heard.get(event.target)
  if (!hear || (event instanceof KeyboardEvent && !isLetter(event))) return
  event.stopPropagation()
  if (event.type === 'input') hear()
}

/** A phone’s keyboard names no key. */
const isLetter = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  !altKey && !ctrlKey && !metaKey && (key.length === 1 || unnamed.has(key))

const unnamed = new Set(['Backspace', 'Delete', 'Unidentified', 'Process'])

/** Milliseconds, in which whoever types fast has typed the next letter. */
const pause = 100
