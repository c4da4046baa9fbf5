import * as z from 'zod/mini'
import { day, id, moment, rangeChecks, searchText } from '../fields.ts'
import { languages } from '../language.ts'
import { route } from '../route.ts'
import { duties, role, roles, userRole } from './role.ts'
import { session } from './session-view.ts'

export const listRoles = route({
  method: 'GET',
  path: '/api/account/roles',
  summary: 'List the roles you hold, the primary one marked.',
  audience: 'signed_in',
  inPerson: true,
  output: z.strictObject({ roles: z.array(userRole) }),
})

export const switchRole = route({
  method: 'PUT',
  path: '/api/session/role',
  summary: 'Switch to another of your roles; `asDefault` also makes it the primary one.',
  audience: 'signed_in',
  inPerson: true,
  renewsToken: true,
  body: z.strictObject({ role, asDefault: z.optional(z.boolean()) }),
  output: z.strictObject({ session }),
  refusals: ['role_not_held', 'proof_needed'],
})

export const setPrimaryRole = route({
  method: 'PUT',
  path: '/api/account/primary-role',
  summary: 'Choose your primary role, the one that sign-in starts in.',
  audience: 'signed_in',
  inPerson: true,
  body: z.strictObject({ role }),
  output: z.strictObject({ roles: z.array(userRole) }),
  refusals: ['role_not_held'],
})

export const personStatuses = ['active', 'suspended', 'unconfirmed', 'leaving'] as const
export type PersonStatus = (typeof personStatuses)[number]

/** `confirmed` lists all users: the email address is confirmed and the account is not closed. */
export const personFilters = [...personStatuses, 'confirmed'] as const
export type PersonFilter = (typeof personFilters)[number]

export const personOrders = ['newest', 'oldest', 'name', 'name_last'] as const
export type PersonOrder = (typeof personOrders)[number]

/** An account in an admin's list. */
export const personRow = z.strictObject({
  id,
  name: z.string(),
  otherName: z.nullable(z.string()),
  email: z.string(),
  photoId: z.nullable(id),
  roles: z.array(userRole),
  duties: z.array(z.enum(duties)),
  status: z.enum(personStatuses),
  createdAt: moment,
  /** When any of their devices was last active. */
  seenAt: z.nullable(moment),
})
export type PersonRow = z.output<typeof personRow>

/** An account as an admin sees it: nothing about health. */
export const person = z.strictObject({
  ...personRow.shape,
  phone: z.nullable(z.string()),
  /** The language of their emails. */
  language: z.enum(languages),
  confirmedAt: z.nullable(moment),
  leavingAt: z.nullable(moment),
  secondFactor: z.boolean(),
  suspension: z.nullable(
    z.strictObject({ at: moment, reason: z.nullable(z.string()), by: z.nullable(z.string()) }),
  ),
  /** The sessions in which they are signed in now, the latest first. */
  sessions: z.array(
    z.strictObject({
      id,
      browser: z.nullable(z.string()),
      system: z.nullable(z.string()),
      role: z.enum(roles),
      startedAt: moment,
      seenAt: moment,
    }),
  ),
  may: z.strictObject({
    suspend: z.boolean(),
    reinstate: z.boolean(),
    signOut: z.boolean(),
    sendConfirmation: z.boolean(),
    sendReset: z.boolean(),
  }),
})
export type Person = z.output<typeof person>

export const searchPeople = route({
  method: 'POST',
  path: '/api/people/search',
  summary:
    'Search accounts by name in either script, email address or phone number. The query is in the body, so that no log contains it.',
  audience: 'admin',
  duties: ['support', 'privacy'],
  about: ['people'],
  body: z
    .strictObject({
      q: z.optional(searchText),
      role: z.optional(role),
      status: z.optional(z.enum(personFilters)),
      /** Accounts opened from this day until the end of `to`, as Riyadh counts days. */
      from: z.optional(day),
      to: z.optional(day),
      sort: z.optional(z.enum(personOrders)),
      /** The id of the last person on the previous page. */
      after: z.optional(id),
    })
    .check(...rangeChecks),
  output: z.strictObject({
    people: z.array(personRow),
    after: z.nullable(id),
    /** The number of matches in total; null after the first page. */
    total: z.nullable(z.int()),
  }),
})

const someDuties = z.array(z.enum(duties)).check(z.minLength(1), z.maxLength(duties.length))

const params = z.strictObject({ id })
const output = z.strictObject({ person })

export const readPerson = route({
  method: 'GET',
  path: '/api/people/:id',
  summary: 'Get one account. The access is recorded.',
  audience: 'admin',
  duties: ['support', 'privacy'],
  about: ['people'],
  inPerson: true,
  params,
  output,
  refusals: ['not_found'],
})

export const grantRole = route({
  method: 'PUT',
  path: '/api/people/:id/roles/:role',
  summary: 'Grant a role to somebody; for a new admin, together with duties.',
  audience: 'admin',
  touches: ['people'],
  needsProof: true,
  params: z.strictObject({ id, role }),
  body: z.strictObject({ duties: z.optional(someDuties) }),
  output,
  refusals: ['not_found', 'address_not_confirmed', 'duties_needed', 'proof_needed'],
})

export const changeDuties = route({
  method: 'PUT',
  path: '/api/people/:id/duties',
  summary: 'Set the duties of an admin.',
  audience: 'admin',
  touches: ['people'],
  needsProof: true,
  params,
  body: z.strictObject({ duties: someDuties }),
  output,
  refusals: ['not_found', 'last_owner', 'proof_needed'],
})

export const revokeRole = route({
  method: 'DELETE',
  path: '/api/people/:id/roles/:role',
  summary: 'Revoke somebody’s role; if it was primary, another of theirs becomes primary.',
  audience: 'admin',
  touches: ['people'],
  needsProof: true,
  params: z.strictObject({ id, role }),
  output,
  refusals: ['not_found', 'last_role', 'last_owner', 'proof_needed'],
})

export const resetSecondFactor = route({
  method: 'DELETE',
  path: '/api/people/:id/second-factor',
  summary: 'Remove a second factor that its owner has lost. The owner is notified by email.',
  audience: 'admin',
  touches: ['people'],
  needsProof: true,
  params: z.strictObject({ id }),
  output,
  refusals: ['not_found', 'proof_needed'],
})
