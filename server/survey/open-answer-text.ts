import type { House } from '#server/ground/house.ts'

/** The context that the encryption of an answer is bound to. */
export const answerBinding = (id: string) => `survey_answers:${id}`

/** A text that cannot be decrypted does not hide the others. */
export function openAnswerText(
  { keys, log }: Pick<House, 'keys' | 'log'>,
  id: string,
  sealed: Buffer | null,
): string | null {
  if (!sealed) return null
  try {
    return keys.open(sealed, answerBinding(id))
  } catch {
    log('error', 'survey_answer.unopenable', { answer: id })
    return null
  }
}
