import * as z from 'zod/mini'
import { day, email, fault, id, line, moment, requiredLines, wholeFigure } from '../fields.ts'
import { route } from '../route.ts'
import { privacyEntry, recentDay } from './entry.ts'

/** Hours within which the authority must be notified. */
export const hoursToTell = 72

export const dataCategories = [
  'contact',
  'health',
  'messages',
  'appointments',
  'documents',
  'payments',
  'credentials',
] as const
export type DataCategory = (typeof dataCategories)[number]

/** Riyadh time. */
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, fault('hours_invalid')))

const categories = z
  .array(z.enum(dataCategories, fault('invalid')))
  .check(z.minLength(1, fault('required')), z.maxLength(dataCategories.length, fault('too_many')))

/**
 * The facts that the authority requires: (a) what happened, (b) who and how much is affected, (c) risks and measures,
 * (e) whom to contact; (d) is recorded as it happens.
 */
const facts = {
  isDrill: z.boolean(fault('required')),
  title: line(120),
  happenedOn: recentDay,
  endedOn: z.optional(recentDay),
  what: requiredLines(4_000),
  categories,
  peopleCount: wholeFigure(0, 999_999),
  recordsCount: wholeFigure(0, 999_999),
  risks: requiredLines(4_000),
  measures: requiredLines(4_000),
  contact: line(200),
}

const breach = z.strictObject({
  id,
  version: z.int(),
  isDrill: z.boolean(),
  title: z.string(),
  knownAt: moment,
  /** When the 72 hours are over. */
  dueAt: moment,
  happenedOn: day,
  endedOn: z.nullable(day),
  what: z.string(),
  categories: z.array(z.enum(dataCategories)),
  peopleCount: z.int(),
  recordsCount: z.int(),
  risks: z.string(),
  measures: z.string(),
  contact: z.string(),
  authorityToldAt: z.nullable(moment),
  authorityReference: z.nullable(z.string()),
  subjectsToldAt: z.nullable(moment),
  closedAt: z.nullable(moment),
  conclusion: z.nullable(z.string()),
})
export type Breach = z.output<typeof breach>

const one = z.strictObject({ id })
const answer = z.strictObject({ breach, entries: z.array(privacyEntry) })
const version = z.int(fault('required'))

export const listBreaches = route({
  method: 'GET',
  path: '/api/admin/breaches',
  summary: 'List the register of breaches, open ones first, then latest, at most 100.',
  audience: 'admin',
  duties: ['privacy'],
  about: ['breaches'],
  output: z.strictObject({ breaches: z.array(breach) }),
  inPerson: true,
})

export const readBreach = route({
  method: 'GET',
  path: '/api/admin/breaches/:id',
  summary: 'Get one breach with everything done about it.',
  audience: 'admin',
  duties: ['privacy'],
  about: ['breaches'],
  params: one,
  output: answer,
  inPerson: true,
  refusals: ['not_found'],
})

export const openBreach = route({
  method: 'POST',
  path: '/api/admin/breaches',
  summary: 'Record a breach. The 72 hours start when it became known.',
  audience: 'admin',
  duties: ['privacy'],
  touches: ['breaches'],
  body: z.strictObject({ ...facts, knownOn: recentDay, knownTime: clock }),
  output: answer,
  status: 201,
})

export const changeBreach = route({
  method: 'PUT',
  path: '/api/admin/breaches/:id',
  summary: 'Update what is known about a breach, except for when it became known.',
  audience: 'admin',
  duties: ['privacy'],
  touches: ['breaches'],
  params: one,
  body: z.strictObject({ ...facts, version }),
  output: answer,
  refusals: ['not_found', 'changed_meanwhile', 'matter_closed'],
})

export const tellOfBreach = route({
  method: 'POST',
  path: '/api/admin/breaches/:id/notices',
  summary: 'Record that the authority or the affected people have been notified.',
  audience: 'admin',
  duties: ['privacy'],
  touches: ['breaches'],
  params: one,
  body: z.strictObject({
    who: z.enum(['authority', 'subjects'], fault('invalid')),
    toldOn: recentDay,
    /** The authority’s reference, or how people were notified. */
    note: line(200),
  }),
  output: answer,
  refusals: ['not_found', 'matter_closed'],
})

export const closeBreach = route({
  method: 'POST',
  path: '/api/admin/breaches/:id/closure',
  summary: 'Close a breach. A real one can be closed only after the authority has been notified.',
  audience: 'admin',
  duties: ['privacy'],
  touches: ['breaches'],
  params: one,
  body: z.strictObject({ conclusion: requiredLines(4_000) }),
  output: answer,
  refusals: ['not_found', 'matter_closed', 'authority_not_told'],
})

export const mostAffected = 200

export const findAffected = route({
  method: 'POST',
  path: '/api/admin/breaches/affected/search',
  summary:
    'Find whose accounts, documents and appointments an account accessed in a period, from the audit log. The address is in the body.',
  audience: 'admin',
  duties: ['privacy'],
  body: z.strictObject({ email, from: recentDay, to: recentDay }),
  output: z.strictObject({
    total: z.int(),
    people: z.array(
      z.strictObject({
        id,
        name: z.nullable(z.string()),
        otherName: z.nullable(z.string()),
        events: z.int(),
        lastAt: moment,
      }),
    ),
  }),
})
