import { useDraftWords } from './use-draft-words.ts'

/** Since when changes that came back by themselves wait to be saved. */
export function DraftSince({ at }: { at: number }) {
  return useDraftWords()(at)
}
