import * as z from 'zod/mini'
import { emailSaying, id } from '../fields.ts'
import { route } from '../route.ts'
import { role, userRole } from './role.ts'
import { session } from './session-view.ts'

export const listRoles = route({
  method: 'GET',
  path: '/api/account/roles',
  summary: 'The roles that the signed-in person holds, the primary one marked.',
  audience: 'signed_in',
  inPerson: true,
  output: z.strictObject({ roles: z.array(userRole) }),
})

export const switchRole = route({
  method: 'PUT',
  path: '/api/session/role',
  summary: 'Act in another of one’s roles from now on; `asDefault` makes it the primary one too.',
  audience: 'signed_in',
  inPerson: true,
  body: z.strictObject({ role, asDefault: z.optional(z.boolean()) }),
  output: z.strictObject({ session }),
  refusals: ['role_not_held', 'proof_needed'],
})

export const setPrimaryRole = route({
  method: 'PUT',
  path: '/api/account/primary-role',
  summary: 'Choose the role that one starts in.',
  audience: 'signed_in',
  inPerson: true,
  body: z.strictObject({ role }),
  output: z.strictObject({ roles: z.array(userRole) }),
  refusals: ['role_not_held'],
})

/** What an admin sees of an account: nothing about health. */
export const person = z.strictObject({
  id,
  email: z.string(),
  name: z.string(),
  roles: z.array(userRole),
  createdAt: z.string(),
  confirmedAt: z.nullable(z.string()),
  suspendedAt: z.nullable(z.string()),
  secondFactor: z.boolean(),
})

export const findPerson = route({
  method: 'POST',
  path: '/api/people/search',
  summary: 'The account at an address. The address travels in the body, so that no log holds it.',
  audience: 'admin',
  body: z.strictObject({ email: emailSaying('email_address_invalid', 'email_address_invalid') }),
  output: z.strictObject({ person: z.nullable(person) }),
})

export const grantRole = route({
  method: 'PUT',
  path: '/api/people/:id/roles/:role',
  summary: 'Give somebody a role.',
  audience: 'admin',
  needsProof: true,
  params: z.strictObject({ id, role }),
  output: z.strictObject({ person }),
  refusals: ['not_found', 'address_not_confirmed', 'proof_needed'],
})

export const revokeRole = route({
  method: 'DELETE',
  path: '/api/people/:id/roles/:role',
  summary: 'Take a role from somebody; another of theirs becomes primary.',
  audience: 'admin',
  needsProof: true,
  params: z.strictObject({ id, role }),
  output: z.strictObject({ person }),
  refusals: ['not_found', 'last_role', 'last_admin', 'proof_needed'],
})

export const resetSecondFactor = route({
  method: 'DELETE',
  path: '/api/people/:id/second-factor',
  summary: 'Take away a second factor that its owner has lost. They are told by mail.',
  audience: 'admin',
  needsProof: true,
  params: z.strictObject({ id }),
  output: z.strictObject({ person }),
  refusals: ['not_found', 'proof_needed'],
})
