import { useDraftWords } from './use-draft-words.ts'

/** Since when restored changes have been unsaved. */
export function DraftSince({ at }: { at: number }) {
  return useDraftWords()(at)
}
