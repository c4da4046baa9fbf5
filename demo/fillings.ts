import { sql } from 'kysely'
import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'

export type Part = {
  /** A named part is filled once, or once per account. A part without a name checks at each start what is missing. */
  name?: string
  /** The addresses of the accounts it belongs to. */
  accounts?: readonly string[]
  fill(house: House, now: Date): Promise<boolean>
}

/**
 * Fills a part unless it was filled before, whatever people have removed since. In a database that is older than this
 * record, the part itself checks what exists, and that counts as filled.
 */
export async function fillOnce(house: House, { name, accounts, fill }: Part, now: Date): Promise<boolean> {
  if (!name) return fill(house, now)
  if ((await unfilled(house, name, accounts)).length === 0) return false
  const isFresh = await fill(house, now)
  await noteFilled(house, name, await unfilled(house, name, accounts), now)
  return isFresh
}

/** The account id of a part that belongs to no account. */
const nobody = '00000000-0000-0000-0000-000000000000'

async function unfilled({ db }: House, name: string, accounts?: readonly string[]): Promise<string[]> {
  const owners = accounts
    ? sql`select id from users where email = any(${accounts}) and confirmed_at is not null and leaving_at is null`
    : sql`select ${nobody}::uuid as id`
  const rows = await db.read(
    system,
    () => sql<{ id: string }>`
      select id from (${owners}) as owners
        where not exists (select from demo_fillings where part = ${name} and account_id = id)`,
  )
  return rows.map(({ id }) => id)
}

async function noteFilled({ db }: House, name: string, ids: readonly string[], now: Date): Promise<void> {
  await db.as(system, (tx) =>
    sql`insert into demo_fillings (part, account_id, filled_at)
      select ${name}, id, ${now} from unnest(${ids}::uuid[]) as id on conflict do nothing`.execute(tx),
  )
}
