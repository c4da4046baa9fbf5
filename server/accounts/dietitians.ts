import type { Tx } from '#server/ground/data/db.ts'

/** The ids of all dietitians, verified or not; `tx` must run as the system. */
export async function dietitianIds(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('user_roles')
    .select('user_id')
    .where('role_type', '=', 'dietitian')
    .orderBy('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}
