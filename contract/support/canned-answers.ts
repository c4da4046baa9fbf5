import * as z from 'zod/mini'
import { done, id, line, requiredLines } from '../fields.ts'
import { route } from '../route.ts'
import { longestTicketText } from './ticket.ts'

export const mostCannedAnswers = 100

const inBoth = {
  title: line(80),
  titleArabic: line(80),
  content: requiredLines(longestTicketText),
  contentArabic: requiredLines(longestTicketText),
}

/** A reusable answer, in both languages. */
export const cannedAnswer = z.strictObject({
  id,
  title: z.string(),
  titleArabic: z.string(),
  content: z.string(),
  contentArabic: z.string(),
})
export type CannedAnswer = z.output<typeof cannedAnswer>

const one = z.strictObject({ id })

export const listCannedAnswers = route({
  method: 'GET',
  path: '/api/admin/support/answers',
  summary: 'List saved answers.',
  audience: 'admin',
  duties: ['support'],
  about: ['canned_answers'],
  output: z.strictObject({ answers: z.array(cannedAnswer) }),
})

export const keepCannedAnswer = route({
  method: 'POST',
  path: '/api/admin/support/answers',
  summary: 'Save an answer for all admins to reuse.',
  audience: 'admin',
  duties: ['support'],
  touches: ['canned_answers'],
  body: z.strictObject(inBoth),
  output: z.strictObject({ answer: cannedAnswer }),
  status: 201,
  refusals: ['too_many_templates'],
})

export const changeCannedAnswer = route({
  method: 'PUT',
  path: '/api/admin/support/answers/:id',
  summary: 'Change a saved answer.',
  audience: 'admin',
  duties: ['support'],
  touches: ['canned_answers'],
  params: one,
  body: z.strictObject(inBoth),
  output: z.strictObject({ answer: cannedAnswer }),
  refusals: ['not_found'],
})

export const removeCannedAnswer = route({
  method: 'DELETE',
  path: '/api/admin/support/answers/:id',
  summary: 'Delete a saved answer.',
  audience: 'admin',
  duties: ['support'],
  touches: ['canned_answers'],
  params: one,
  output: done,
})
