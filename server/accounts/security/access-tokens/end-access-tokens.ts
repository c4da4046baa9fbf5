import type { Role } from '#contract/accounts/role.ts'
import type { Tx } from '#server/ground/data/db.ts'

/** Ends all of a person's tokens, or those of a role they no longer have. */
export async function endAccessTokens(tx: Tx, userId: string, role?: Role): Promise<void> {
  await tx
    .deleteFrom('access_tokens')
    .where('user_id', '=', userId)
    .$if(role !== undefined, (query) => query.where('role', '=', role as Role))
    .execute()
}
