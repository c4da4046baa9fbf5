import * as z from 'zod/mini'
import { done, email, fault, id, moment, token } from './fields.ts'
import { sender } from './invitation-links.ts'
import { languages } from './language.ts'
import { route } from './route.ts'

/** How many people one message may invite. */
export const mostInvited = 20

/** The addresses in a pasted text: each once, in lower case. */
export const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      .normalize('NFKC')
      .toLowerCase()
      .split(/[\s,;،؛<>]+/)
      .filter(Boolean),
  ),
]

/** Addresses separated by spaces, commas or lines. */
const addresses = z.string(fault('required')).check(
  z.maxLength(6_000, { error: fault('too_long'), abort: true }),
  z.refine((text) => addressesIn(text).length > 0, { error: fault('required'), abort: true }),
  z.refine((text) => addressesIn(text).every((each) => email.safeParse(each).success), {
    error: fault('email_invalid'),
    abort: true,
  }),
  z.refine((text) => addressesIn(text).length <= mostInvited, fault('too_many')),
)

const invited = z.strictObject({ id, email: z.string(), sentAt: moment })
export type Invited = z.output<typeof invited>

/** A patient who accepted an invitation of this dietitian. */
const connected = z.strictObject({
  id,
  name: z.nullable(z.string()),
  otherName: z.nullable(z.string()),
  connectedAt: moment,
  /** Was new to the platform, so that the fee for a dietitian’s own patients applies. */
  isOwn: z.boolean(),
})
export type Connected = z.output<typeof connected>

const invitations = z.strictObject({
  /** False while patients cannot find the dietitian. */
  mayInvite: z.boolean(),
  /** The token of the link that the dietitian passes on; null until one is made. */
  link: z.nullable(token),
  /** Percentage of what own patients pay; null while the platform takes no payments. */
  ownFeePercent: z.nullable(z.int()),
  /** Invited by email and not yet connected, the latest first, at most 200. */
  invited: z.array(invited),
  /** The latest first, at most 500. */
  connected: z.array(connected),
})
export type Invitations = z.output<typeof invitations>

const ofDietitian = { audience: 'dietitian', touches: ['invitations'], output: invitations } as const

export const readInvitations = route({
  method: 'GET',
  path: '/api/practice/invitations',
  summary: 'Get your invitation link, who was invited by email, and who is connected.',
  audience: 'dietitian',
  about: ['invitations'],
  output: invitations,
})

export const renewInvitationLink = route({
  ...ofDietitian,
  method: 'POST',
  path: '/api/practice/invitations/link',
  summary: 'Make an invitation link. An earlier link stops working.',
  refusals: ['not_listed'],
})

export const removeInvitationLink = route({
  ...ofDietitian,
  method: 'DELETE',
  path: '/api/practice/invitations/link',
  summary: 'Remove the invitation link.',
})

export const inviteByEmail = route({
  ...ofDietitian,
  method: 'POST',
  path: '/api/practice/invitations',
  summary:
    'Invite people by email, at most 20 at once. An address gets no second email within a day, and none if its reader wants no invitations.',
  body: z.strictObject({ emails: addresses, language: z.enum(languages, fault('required')) }),
  refusals: ['not_listed'],
})

export const withdrawInvitation = route({
  ...ofDietitian,
  method: 'DELETE',
  path: '/api/practice/invitations/:id',
  summary: 'Withdraw an invitation by email; the link in it stops working.',
  params: z.strictObject({ id }),
  refusals: ['not_found'],
})

const connection = z.strictObject({ dietitian: sender, isConnected: z.boolean() })
export type InvitationConnection = z.output<typeof connection>

export const readInvitationAsPatient = route({
  method: 'GET',
  path: '/api/patient/invitations/:token',
  summary: 'Get who sent an invitation, and whether you are connected.',
  audience: 'patient',
  about: ['invitations'],
  params: z.strictObject({ token }),
  output: connection,
  refusals: ['not_found'],
})

export const acceptInvitation = route({
  method: 'POST',
  path: '/api/patient/invitations/:token',
  summary:
    'Connect with the dietitian who sent the invitation: both can write to each other, and the dietitian can book for you. Nothing about your health is shared.',
  audience: 'patient',
  touches: ['invitations'],
  params: z.strictObject({ token }),
  output: connection,
  refusals: ['not_found', 'cannot_book_yourself'],
})

export const endConnection = route({
  method: 'DELETE',
  path: '/api/patient/connections/:id',
  summary: 'End the connection with a dietitian. Appointments stay as they are.',
  audience: 'patient',
  touches: ['invitations'],
  params: z.strictObject({ id }),
  output: done,
  refusals: ['not_found'],
})
