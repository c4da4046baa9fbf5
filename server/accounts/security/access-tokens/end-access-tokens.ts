import type { Role } from '#contract/accounts/role.ts'
import type { Tx } from '#server/ground/data/db.ts'

/** All of somebody's, or those of a role that is theirs no more. */
export async function endAccessTokens(tx: Tx, userId: string, role?: Role): Promise<void> {
  await tx
    .deleteFrom('access_tokens')
    .where('user_id', '=', userId)
    .$if(role !== undefined, (query) => query.where('role', '=', role as Role))
    .execute()
}
