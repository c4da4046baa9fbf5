import * as z from 'zod/mini'
import { id, requiredLines } from '../fields.ts'
import { route } from '../route.ts'
import { person } from './people.ts'

const params = z.strictObject({ id })
const output = z.strictObject({ person })

export const accountSuspensionForm = z.strictObject({
  /** Shown to the person in the email about the suspension. */
  reason: requiredLines(1000),
  /** If given, all upcoming appointments are cancelled, and the other side gets this text. */
  othersAreTold: z.optional(requiredLines(500)),
})

export const suspendPerson = route({
  method: 'PUT',
  path: '/api/people/:id/suspension',
  summary: 'Suspend an account and sign it out everywhere, until an admin reinstates it.',
  audience: 'admin',
  duties: ['support'],
  touches: ['people'],
  params,
  body: accountSuspensionForm,
  output,
  needsProof: true,
  refusals: ['proof_needed', 'not_found', 'own_account', 'last_owner', 'decided_already'],
})

export const reinstatePerson = route({
  method: 'DELETE',
  path: '/api/people/:id/suspension',
  summary: 'Lift the suspension of an account.',
  audience: 'admin',
  duties: ['support'],
  touches: ['people'],
  params,
  output,
  needsProof: true,
  refusals: ['proof_needed', 'not_found', 'decided_already'],
})

export const countAhead = route({
  method: 'GET',
  path: '/api/people/:id/upcoming',
  summary: 'Count somebody’s upcoming confirmed appointments, on either side.',
  audience: 'admin',
  duties: ['support'],
  params,
  output: z.strictObject({ asPatient: z.int(), asDietitian: z.int() }),
})

export const signOutPerson = route({
  method: 'DELETE',
  path: '/api/people/:id/sessions',
  summary: 'End all sessions and access tokens of somebody else.',
  audience: 'admin',
  duties: ['support'],
  touches: ['people'],
  params,
  output,
  refusals: ['not_found', 'own_account'],
})

export const mailPerson = route({
  method: 'POST',
  path: '/api/people/:id/emails',
  summary: 'Send the email that confirms the address, or the one that sets a new password, again.',
  audience: 'admin',
  duties: ['support'],
  params,
  body: z.strictObject({ which: z.enum(['confirmation', 'reset']) }),
  output,
  refusals: ['not_found', 'decided_already', 'rate_limited'],
})
