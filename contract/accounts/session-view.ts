import * as z from 'zod/mini'
import { id, moment } from '../fields.ts'
import { languages } from '../language.ts'
import { duties, roles, userRole } from './role.ts'

/** The signed-in person, as the browser knows them. */
export const session = z.strictObject({
  user: z.strictObject({
    id,
    email: z.string(),
    /** First and last name; failing that, whichever exists; failing that, the email address. */
    name: z.string(),
    firstName: z.string(),
    /** The same name in the other script, if given. */
    otherName: z.nullable(z.string()),
    /** The profile photo, if there is one. */
    photoId: z.nullable(id),
    language: z.enum(languages),
    /** The time zone for showing times; null for the device’s own. */
    zone: z.nullable(z.string()),
    roles: z.array(userRole),
    secondFactor: z.boolean(),
  }),
  activeRole: z.enum(roles),
  /** An admin's duties; empty in any other role. */
  duties: z.array(z.enum(duties)),
  startedAt: moment,
  /** The session ends then unless a request extends it, at most until `endsAt`. */
  expiresAt: moment,
  endsAt: moment,
  /** This role must set up a second factor before anything else. */
  secondFactorDue: z.boolean(),
  /** Counts changes to the notification list, so that a browser with the current list need not fetch it. */
  lastNotification: z.int(),
})
export type Session = z.output<typeof session>
