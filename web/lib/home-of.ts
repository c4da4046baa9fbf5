import type { Role } from '#contract/accounts/role.ts'
import type { Address } from '#web/app/address.ts'

/** The page on which each role starts. */
export const homeOf = (role: Role): Address => homes[role] ?? '/dashboard'

const homes: Readonly<Record<Role, Address>> = {
  patient: '/patient/dashboard',
  dietitian: '/dietitian/dashboard',
  admin: '/admin',
}
