import * as z from 'zod/mini'
import { fault, id } from '../fields.ts'

export const roles = ['patient', 'dietitian', 'admin'] as const
export type Role = (typeof roles)[number]

/** Patients were once called `client`. */
export const role = z.pipe(
  z.enum([...roles, 'client'], fault('invalid')),
  z.transform((name): Role => (name === 'client' ? 'patient' : name)),
)

export const userRole = z.strictObject({ id, roleType: z.enum(roles), isPrimary: z.boolean() })
export type UserRole = z.output<typeof userRole>

/** The responsibilities of an admin. An owner has every duty and assigns duties to others. */
export const duties = ['owner', 'support', 'finance', 'verification', 'privacy'] as const
export type Duty = (typeof duties)[number]

export const hasDuty = (held: readonly Duty[], ...wanted: readonly Duty[]): boolean =>
  held.some((each) => each === 'owner' || wanted.includes(each))
