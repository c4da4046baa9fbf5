import * as z from 'zod/mini'
import { fault, id, lines, moment } from '../fields.ts'
import { route } from '../route.ts'
import { diaryEntry } from './diary.ts'
import { latest } from './measures.ts'
import { healthAnswers } from './patients.ts'
import { report } from './reports.ts'

// What admins may do where the law asks for a record: open one for an hour, with a reason that is kept.

/** So many minutes it lies open at most. */
export const minutesOpen = 60

const opening = z.strictObject({
  id,
  /** Null once the account is gone. */
  admin: z.nullable(z.strictObject({ id, name: z.string(), otherName: z.nullable(z.string()) })),
  /** Null where nothing opens it any more. */
  reason: z.nullable(z.string()),
  openedAt: moment,
  /** When it ended, or will. */
  endsAt: moment,
  /** It lies open before whoever asks, just now. */
  isMine: z.boolean(),
})
export type RecordOpening = z.output<typeof opening>

const params = z.strictObject({ id })
const openings = z.strictObject({ openings: z.array(opening) })

export const openRecordForm = z.strictObject({
  /** A word is no reason. */
  reason: lines(2_000).check(z.minLength(20, fault('reason_too_short'))),
})

export const listRecordOpenings = route({
  method: 'GET',
  path: '/api/people/:id/record-openings',
  summary: 'When admins have opened the record of somebody, and why: the latest first.',
  audience: 'admin',
  duties: ['privacy'],
  inPerson: true,
  params,
  output: openings,
})

export const openRecord = route({
  method: 'POST',
  path: '/api/people/:id/record-openings',
  summary:
    'Open somebody’s health record to oneself for an hour, where the law asks for it. The person is told at once, and each reading is recorded.',
  audience: 'admin',
  duties: ['privacy'],
  inPerson: true,
  needsProof: true,
  params,
  body: openRecordForm,
  output: openings,
  status: 201,
  refusals: ['not_found', 'own_account', 'proof_needed', 'rate_limited'],
})

export const closeRecord = route({
  method: 'DELETE',
  path: '/api/people/:id/record-openings',
  summary: 'Close a record before its hour is over.',
  audience: 'admin',
  duties: ['privacy'],
  inPerson: true,
  params,
  output: openings,
})

export const readOpenedRecord = route({
  method: 'GET',
  path: '/api/people/:id/record',
  summary:
    'The record that one has opened: what was told, the newest of each measure, the diary, and reports by name. No message, no note and no file.',
  audience: 'admin',
  duties: ['privacy'],
  inPerson: true,
  params,
  output: z.strictObject({
    answers: z.nullable(healthAnswers),
    latest: z.array(latest),
    diary: z.array(diaryEntry),
    reports: z.array(report),
  }),
  refusals: ['record_closed', 'rate_limited'],
})
