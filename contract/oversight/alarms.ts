import * as z from 'zod/mini'
import { duties } from '../accounts/role.ts'
import { moment } from '../fields.ts'
import { route } from '../route.ts'

/** What an admin should act on before anything else, most urgent first. */
export const alarmKinds = [
  'mail_kept',
  'jobs_failing',
  'requests_overdue',
  'disputes_open',
  'claims_waiting',
  'payouts_returned',
  'payouts_doubted',
  'invoices_waiting',
] as const
export type AlarmKind = (typeof alarmKinds)[number]

const alarm = z.strictObject({
  kind: z.enum(alarmKinds),
  /** How many there are; 1 for a state of the platform. */
  count: z.int(),
  /** The earliest last day to act, or since when it has been waiting; null if neither is known. */
  at: z.nullable(moment),
})
export type Alarm = z.output<typeof alarm>

export const listAlarms = route({
  method: 'GET',
  path: '/api/admin/alarms',
  summary: 'List what should be acted on now, as far as your duties reach; empty if nothing is.',
  audience: 'admin',
  duties,
  about: ['absence_claims', 'data_requests', 'failed_jobs', 'payments', 'payouts'],
  output: z.strictObject({ alarms: z.array(alarm) }),
})
