import type { AccessToken } from '#contract/accounts/access-tokens.ts'
import type { Person, PersonRow } from '#contract/accounts/people.ts'
import type { readSecurity } from '#contract/accounts/security.ts'
import type { OutputOf } from '#contract/route.ts'
import { omar } from '../cast.ts'
import { idOf, sessionOf } from '../dom/people.ts'

/** The security settings of Sara's account, with nothing set up. */
export const securityView = (
  facts: Partial<OutputOf<typeof readSecurity>> = {},
): OutputOf<typeof readSecurity> => ({
  email: sessionOf('patient').user.email,
  newEmail: null,
  passwordChangedAt: null,
  secondFactorSince: null,
  recoveryCodesLeft: 0,
  accessTokens: 0,
  ...facts,
})

export const accessTokenView = (facts: Partial<AccessToken> = {}): AccessToken => ({
  id: idOf(31),
  name: 'Shopping list',
  scope: 'write',
  role: 'patient',
  madeAt: '2026-11-22T06:00:00.000Z',
  usedAt: null,
  expiresAt: '2027-02-20T06:00:00.000Z',
  ...facts,
})

/** Omar, a patient, in an admin's list. */
export const personRowView = (facts: Partial<PersonRow> = {}): PersonRow => ({
  id: idOf(41),
  name: omar.name,
  otherName: null,
  email: omar.email,
  photoId: null,
  roles: [{ id: idOf(42), roleType: 'patient', isPrimary: true }],
  duties: [],
  status: 'active',
  createdAt: '2026-11-01T06:00:00.000Z',
  seenAt: null,
  ...facts,
})

/** The same as an admin opens it. */
export const personView = (facts: Partial<Person> = {}): Person => ({
  ...personRowView(),
  phone: null,
  language: 'en',
  confirmedAt: '2026-11-01T06:00:00.000Z',
  leavingAt: null,
  secondFactor: false,
  suspension: null,
  sessions: [],
  may: { suspend: true, reinstate: false, signOut: false, sendConfirmation: false, sendReset: true },
  ...facts,
})
