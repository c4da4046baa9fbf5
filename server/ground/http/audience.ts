import type { Role } from '#contract/accounts/role.ts'
import type { Audience } from '#contract/route.ts'

/** Whether a person acting in this role belongs to the audience. */
export const isInAudience = (audience: Audience, role: Role) =>
  audience === 'signed_in' || audience === role || (audience === 'party' && role !== 'admin')
