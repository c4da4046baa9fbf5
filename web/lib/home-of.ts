import type { Role } from '#contract/accounts/role.ts'
import type { Address } from '#web/app/address.ts'

/** Where somebody who acts in this role starts. */
export const homeOf = (role: Role): Address => homes[role] ?? '/dashboard'

const homes: Readonly<Record<Role, Address>> = {
  patient: '/patient/dashboard',
  dietitian: '/dietitian/dashboard',
  admin: '/admin',
}
