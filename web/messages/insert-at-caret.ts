import { flushSync } from 'react-dom'

/** Replaces what is selected in a controlled box, and leaves the caret behind the inserted text. */
export function insertAtCaret(box: HTMLTextAreaElement, text: string, write: (value: string) => void) {
  const { value, selectionStart: from, selectionEnd: to } = box
  flushSync(() => write(value.slice(0, from) + text + value.slice(to)))
  box.setSelectionRange(from + text.length, from + text.length)
}
