import * as z from 'zod/mini'
import { done, id, token } from './fields.ts'
import { route } from './route.ts'

/** The dietitian who sent an invitation. */
export const sender = z.strictObject({
  id,
  name: z.string(),
  otherName: z.nullable(z.string()),
  title: z.string(),
  otherTitle: z.nullable(z.string()),
})

export const readInvitation = route({
  method: 'GET',
  path: '/api/invitations/:token',
  summary: 'Get who sent an invitation.',
  audience: 'anyone',
  params: z.strictObject({ token }),
  output: z.strictObject({
    dietitian: sender,
    /** It came by email, and its reader can refuse further ones. */
    isMailed: z.boolean(),
  }),
  refusals: ['not_found'],
})

export const refuseInvitations = route({
  method: 'POST',
  path: '/api/invitations/refusals',
  summary: 'Refuse all invitations to the address that an email was sent to.',
  audience: 'anyone',
  body: z.strictObject({ token }),
  output: done,
  refusals: ['not_found'],
})

export const refuseInvitationsByOneClick = route({
  method: 'POST',
  path: '/api/invitations/one-click/:token',
  summary: 'Refuse invitations from a mail program (RFC 8058). Accepts any body and any origin.',
  audience: 'anyone',
  params: z.strictObject({ token }),
  output: done,
  refusals: ['not_found'],
})
