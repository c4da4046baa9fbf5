import * as z from 'zod/mini'
import { id, moment } from '../fields.ts'
import { languages } from '../language.ts'
import { duties, roles, userRole } from './role.ts'

/** What the screens know of who is signed in. */
export const session = z.strictObject({
  user: z.strictObject({
    id,
    email: z.string(),
    /** First and last name; else whichever exists; else the address. */
    name: z.string(),
    firstName: z.string(),
    /** The same name in the other script, where it was given. */
    otherName: z.nullable(z.string()),
    /** The face, where there is one. */
    photoId: z.nullable(id),
    language: z.enum(languages),
    /** By whose clock times are told; null where it is the device’s. */
    zone: z.nullable(z.string()),
    roles: z.array(userRole),
    secondFactor: z.boolean(),
  }),
  activeRole: z.enum(roles),
  /** What an admin may do; nobody else has any. */
  duties: z.array(z.enum(duties)),
  startedAt: moment,
  /** Without a request it ends here; renewed by use, up to `endsAt`. */
  expiresAt: moment,
  endsAt: moment,
  /** This role must set up a second factor before anything else. */
  secondFactorDue: z.boolean(),
  /** How often the list of notifications has changed, so that nobody asks for it who knows it. */
  lastNotification: z.int(),
})
export type Session = z.output<typeof session>
