import { sql } from 'kysely'
import type {
  listStatements as route,
  listTheirStatements as theirsRoute,
} from '#contract/money/statements.ts'
import type { InputOf, OutputOf } from '#contract/route.ts'
import { isDietitian } from '#server/accounts/facts.ts'
import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { readMonths } from './months.ts'

type Answer = OutputOf<typeof route>

export const prepareOwn = async (
  house: House,
  _: InputOf<typeof route>,
  { actor }: Caller,
): Promise<Answer> => ({ months: await readMonths(house, actor.id) })

export async function prepareTheirs(
  house: House,
  { dietitian }: InputOf<typeof theirsRoute>,
): Promise<Answer> {
  const [found] = await house.db.read(
    system,
    () => sql<{ is: boolean }>`select ${isDietitian(sql`${dietitian}::uuid`)} as is`,
  )
  if (!found?.is) throw new Refusal('not_found')
  return { months: await readMonths(house, dietitian) }
}
