import { noteActivity } from '#web/app/user-activity.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

const heard = new WeakMap<EventTarget, () => void>()
const waiting = new Map<Field, () => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let isListening = false

/**
 * Reports the text of a field a moment after the last keystroke. Key events are kept from the page: React would walk
 * through all ancestors for each of the five events of a key, before the character is on the screen.
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

/** Reports pending text immediately, before an action that depends on it. */
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

/** On-screen keyboards do not report the key. */
const isLetter = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  !altKey && !ctrlKey && !metaKey && (key.length === 1 || unnamed.has(key))

const unnamed = new Set(['Backspace', 'Delete', 'Unidentified', 'Process'])

/** Milliseconds, in which a fast typist presses the next key. */
const pause = 100
