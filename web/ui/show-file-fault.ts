import { controls } from '#copy/controls.ts'
import type { Word } from '#copy/word.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { showToast } from './toast.ts'

/** Shows a toast that a file could not be made and why, with a button to retry. */
export function showFileFault(t: (word: Word) => string, title: Word, fault: unknown, again: () => void) {
  showToast({
    tone: 'error',
    title: t(title),
    description: t(wordsOfRefusal(fault)),
    action: { label: t(controls.retry), onPress: again },
  })
}
