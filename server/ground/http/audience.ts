import type { Role } from '#contract/accounts/role.ts'
import type { Audience } from '#contract/route.ts'

/** Whether somebody who acts in a role belongs to an audience. */
export const isFor = (audience: Audience, role: Role) =>
  audience === 'signed_in' || audience === role || (audience === 'party' && role !== 'admin')
