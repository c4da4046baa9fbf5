import type { Role } from '#contract/accounts/role.ts'
import type { pages } from '#copy/public/pages.ts'

/** Every address for those who are signed in. Only the addresses are here: a visitor's page pays for no more. */
export const portalAddresses = {
  patient: [
    'dashboard',
    'appointments',
    'appointments/$id',
    'messages',
    'dietitians',
    'dietitians/$id',
    'dietitians/$id/book',
    'support',
    'support/new',
    'support/$id',
    'packages',
    'payment-methods',
    'invoices/$id',
    'nutrition-plans',
    'health-data',
    'questionnaires',
    'questionnaires/$id',
    'profile',
    'settings',
    'onboarding',
  ],
  dietitian: [
    'dashboard',
    'appointments',
    'appointments/$id',
    'appointments/$id/preparation',
    'messages',
    'patients',
    'patients/$id',
    'services',
    'availability',
    'nutrition-plans',
    'foods',
    'nutrition-plans/$id',
    'reviews',
    'payments',
    'invoices/$id',
    'support',
    'support/new',
    'support/$id',
    'profile',
    'settings',
    'onboarding',
  ],
  admin: ['settings', 'audit-log', 'visitors', 'payouts', 'invoices/$id', 'finance', 'finance/$id'],
} as const satisfies Record<Role, readonly string[]>

/** One dashboard at its own address and all below it; where an address names a tab, it has a title of its own. */
export const adminDashboard = ['/admin', '/admin/users', '/admin/analytics'] as const

/** Where pages stood once. */
export const movedAddresses = {
  '/patient': '/patient/dashboard',
  '/dietitian': '/dietitian/dashboard',
  '/patient-dashboard': '/patient/dashboard',
  '/patient-dashboard/$': '/patient',
  '/dietitian-dashboard': '/dietitian/dashboard',
  '/dietitian-dashboard/$': '/dietitian',
} as const

/** `/patient/appointments/$id`: what a role's pages are declared under. */
export type PortalPath<Of extends Role> =
  | (Of extends 'admin' ? (typeof adminDashboard)[number] : never)
  | `/${Of}/${(typeof portalAddresses)[Of][number]}`

type Path =
  | Exclude<keyof typeof pages, 'not-found'>
  | { [Each in Role]: PortalPath<Each> }[Role]
  | '/call/$id'
  | '/dashboard'
  | '/dashboard/messages'
  | Exclude<keyof typeof movedAddresses, `${string}$`>

type Filled<Each extends string> = Each extends `${infer Before}$id${infer After}`
  ? `${Before}${string}${After}`
  : Each

/** A path of this site without its language, perhaps with a query and a hash: `/for-companies#survey`. */
export type Address = Filled<Path> | `${Filled<Path>}${'?' | '#'}${string}`
