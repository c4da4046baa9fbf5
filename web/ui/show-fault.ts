import type { Word } from '#copy/word.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { showToast } from './toast.ts'

/** Shows a toast that states what failed and why. */
export function showFault(t: (word: Word) => string, title: Word, fault: unknown) {
  showToast({ tone: 'error', title: t(title), description: t(wordsOfRefusal(fault)) })
}
