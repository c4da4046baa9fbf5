import * as z from 'zod/mini'
import { done, id, line, requiredLines } from './fields.ts'
import { firstNameOf } from './first-name.ts'
import { longestMessage } from './messages.ts'
import { route } from './route.ts'
import { languageOfText, textFor } from './text-language.ts'

/** The most replies a dietitian may save. */
export const mostReplies = 50

const fields = { title: line(80), content: requiredLines(longestMessage) }

/** A message that a dietitian often sends. */
export const savedReply = z.strictObject({ id, title: z.string(), content: z.string() })
export type SavedReply = z.output<typeof savedReply>

const one = z.strictObject({ id })

export const listSavedReplies = route({
  method: 'GET',
  path: '/api/practice/saved-replies',
  summary: 'List your saved replies, by title.',
  audience: 'dietitian',
  about: ['saved_replies'],
  output: z.strictObject({ replies: z.array(savedReply) }),
})

export const addSavedReply = route({
  method: 'POST',
  path: '/api/practice/saved-replies',
  summary: 'Save a reply for messages. `{name}` in it stands for the patient’s first name.',
  audience: 'dietitian',
  touches: ['saved_replies'],
  body: z.strictObject(fields),
  output: z.strictObject({ reply: savedReply }),
  status: 201,
  refusals: ['too_many_replies', 'rate_limited'],
})

export const changeSavedReply = route({
  method: 'PUT',
  path: '/api/practice/saved-replies/:id',
  summary: 'Change a saved reply. Messages already sent stay as they are.',
  audience: 'dietitian',
  touches: ['saved_replies'],
  params: one,
  body: z.strictObject(fields),
  output: z.strictObject({ reply: savedReply }),
  refusals: ['not_found', 'rate_limited'],
})

export const removeSavedReply = route({
  method: 'DELETE',
  path: '/api/practice/saved-replies/:id',
  summary: 'Delete a saved reply.',
  audience: 'dietitian',
  touches: ['saved_replies'],
  params: one,
  output: done,
  refusals: ['not_found'],
})

/** What stands for the patient’s first name, as it is inserted in each language. */
export const namePlaceholder = { en: '{name}', ar: '{الاسم}' } as const

/** The reply for one patient, with the first name in the script in which most of the reply is written. */
export function replyTo(
  content: string,
  { name, otherName }: { name: string; otherName: string | null },
): string {
  const language = languageOfText(content.replace(placeholders, '')) ?? 'en'
  return content.replace(placeholders, () => firstNameOf(textFor(language, name, otherName)))
}

const placeholders = /\{\s*(?:name|الاسم)\s*\}/giu
