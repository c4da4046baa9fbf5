import { controls } from '#copy/controls.ts'
import type { Word } from '#copy/word.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { showToast } from './toast.ts'

/** Says that a file was not made, and why, and offers to ask for it again. */
export function showFileFault(t: (word: Word) => string, title: Word, fault: unknown, again: () => void) {
  showToast({
    tone: 'error',
    title: t(title),
    description: t(wordsOfRefusal(fault)),
    action: { label: t(controls.retry), onPress: again },
  })
}
