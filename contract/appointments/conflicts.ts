import * as z from 'zod/mini'
import { fault, id, moment, requiredLines } from '../fields.ts'
import { modes } from '../practice-options.ts'
import { route } from '../route.ts'

/**
 * An appointment that no longer fits, being outside the current hours or after the end of the licence; or a requested
 * new time for a confirmed appointment, which is answered at the appointment itself.
 */
export const conflict = z.strictObject({
  id,
  status: z.enum(['pending', 'confirmed']),
  because: z.enum(['hours', 'license', 'wish']),
  /** As on the appointment itself: in both scripts and both languages, if given. */
  patient: z.strictObject({ name: z.nullable(z.string()), otherName: z.nullable(z.string()) }),
  serviceName: z.string(),
  otherServiceName: z.nullable(z.string()),
  mode: z.enum(modes),
  startsAt: moment,
  endsAt: moment,
  /** For a requested new time (`wish`), the currently confirmed time. */
  agreedAt: z.nullable(moment),
})

export type Conflict = z.output<typeof conflict>

/** The most conflicts that can be listed, or answered, in one request. */
export const mostConflicts = 100

const conflicts = z.strictObject({
  zone: z.string(),
  conflicts: z.array(conflict),
})

const which = {
  ids: z.array(id).check(z.minLength(1, fault('required')), z.maxLength(mostConflicts, fault('too_many'))),
}

export const listConflicts = route({
  method: 'GET',
  path: '/api/practice/conflicts',
  summary:
    'List upcoming appointments outside your current hours or after your licence ends, unless you kept them, and requested new times that fall there.',
  audience: 'dietitian',
  about: ['appointments', 'conflicts', 'hours'],
  output: conflicts,
})

export const keepConflicts = route({
  method: 'PUT',
  path: '/api/practice/conflicts',
  summary: 'Keep conflicting appointments. Those of others, or in the past, are ignored.',
  audience: 'dietitian',
  touches: ['conflicts'],
  body: z.strictObject(which),
  output: conflicts,
})

export const cancelConflicts = route({
  method: 'POST',
  path: '/api/practice/conflicts/cancellation',
  summary:
    'Cancel conflicting appointments and tell the patients why. Those of others, or in the past, are ignored.',
  audience: 'dietitian',
  touches: ['appointments', 'conflicts', 'free_times'],
  body: z.strictObject({ ...which, reason: requiredLines(500) }),
  output: conflicts,
})
