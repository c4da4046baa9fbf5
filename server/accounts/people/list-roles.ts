import type { listRoles as route } from '#contract/accounts/people.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { rolesOf } from '../load.ts'

export const listRoles: Verb<typeof route> = async (tx, actor) => ({ roles: await rolesOf(tx, actor.id) })
