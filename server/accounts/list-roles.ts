import type { listRoles as route } from '#contract/accounts/roles.ts'
import type { Verb } from '../bind.ts'
import { rolesOf } from './load.ts'

export const listRoles: Verb<typeof route> = async (tx, actor) => ({ roles: await rolesOf(tx, actor.id) })
