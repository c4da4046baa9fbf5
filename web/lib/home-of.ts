import type { Role } from '#contract/accounts/role.ts'

/** Where somebody who acts in this role starts. */
export const homeOf = (role: Role): `/${string}` => homes[role] ?? '/dashboard'

const homes: Readonly<Record<Role, `/${string}`>> = {
  patient: '/patient/dashboard',
  dietitian: '/dietitian/dashboard',
  admin: '/admin',
}
