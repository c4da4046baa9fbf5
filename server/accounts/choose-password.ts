import type { Actor } from '#server/data/db.ts'
import type { House } from '../house.ts'
import { hashPassword } from './passwords.ts'
import { assertStrong } from './weak-password.ts'

/** The hash of what somebody with an account has chosen, refused if it is guessed in a moment. */
export async function hashChosen({ db }: House, whose: Actor, password: string): Promise<string> {
  const [about] = await db.read(whose, (tx) =>
    tx
      .selectFrom('users')
      .leftJoin('profiles', 'profiles.id', 'users.id')
      .select(['users.email', 'profiles.first_name', 'profiles.last_name'])
      .where('users.id', '=', whose.id),
  )
  const names = [about?.first_name ?? undefined, about?.last_name ?? undefined]
  await assertStrong(password, { email: about?.email ?? '', names })
  return hashPassword(password)
}
