import * as z from 'zod/mini'
import { fault, id, lines, moment } from '../fields.ts'
import { route } from '../route.ts'
import { diaryEntry } from './diary.ts'
import { latest } from './measures.ts'
import { healthAnswers } from './patients.ts'
import { report } from './reports.ts'

// If the law requires it, admins may open a health record for an hour, stating a reason that is stored.

/** The most minutes a record stays open. */
export const minutesOpen = 60

const opening = z.strictObject({
  id,
  /** Null once the account is deleted. */
  admin: z.nullable(z.strictObject({ id, name: z.string(), otherName: z.nullable(z.string()) })),
  /** Null when it can no longer be decrypted. */
  reason: z.nullable(z.string()),
  openedAt: moment,
  /** When it ended, or will end. */
  endsAt: moment,
  /** The calling admin has it open now. */
  isMine: z.boolean(),
})
export type RecordOpening = z.output<typeof opening>

const params = z.strictObject({ id })
const openings = z.strictObject({ openings: z.array(opening) })

export const openRecordForm = z.strictObject({
  /** A single word is not a reason. */
  reason: lines(2_000).check(z.minLength(20, fault('reason_too_short'))),
})

export const listRecordOpenings = route({
  method: 'GET',
  path: '/api/people/:id/record-openings',
  summary: 'List when admins have opened somebody’s health record, and why, latest first.',
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
    'Open somebody’s health record for an hour, as required by law. The person is notified at once, and each access is recorded.',
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
  summary: 'Close an opened record before its hour is over.',
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
    'Get the record that you have opened: answers, the newest of each measure, the diary, and names of reports; no messages, notes or files.',
  audience: 'admin',
  leavesTrace: true,
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
