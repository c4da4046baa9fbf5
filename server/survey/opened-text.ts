import type { House } from '#server/ground/house.ts'

/** To what the words of an answer are bound. */
export const sealedTo = (id: string) => `survey_answers:${id}`

/** What nothing opens any more hides nothing else. */
export function openedText(
  { keys, log }: Pick<House, 'keys' | 'log'>,
  id: string,
  sealed: Buffer | null,
): string | null {
  if (!sealed) return null
  try {
    return keys.open(sealed, sealedTo(id))
  } catch {
    log('error', 'survey_answer.unopenable', { answer: id })
    return null
  }
}
