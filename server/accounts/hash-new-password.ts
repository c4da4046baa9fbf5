import { sql } from 'kysely'
import type { Actor } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { firstName, joinNames, lastName } from '#server/profiles/facts.ts'
import { hashPassword } from './passwords.ts'
import { assertStrong } from './weak-password.ts'

/** Hashes a new password for an existing account; refuses one that is easy to guess. */
export async function hashNewPassword({ db }: House, whose: Actor, password: string): Promise<string> {
  const [about] = await db.read(
    whose,
    () => sql<{ email: string; first_name: string | null; last_name: string | null }>`
      select users.email, ${firstName}, ${lastName} from users ${joinNames(sql`users.id`)}
        where users.id = ${whose.id}::uuid`,
  )
  const names = [about?.first_name ?? undefined, about?.last_name ?? undefined]
  await assertStrong(password, { email: about?.email ?? '', names })
  return hashPassword(password)
}
