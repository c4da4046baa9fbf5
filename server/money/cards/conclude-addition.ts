import type { concludeAddition as route } from '#contract/money/cards.ts'
import type { InputOf, OutputOf } from '#contract/route.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller, Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { returnPurpose } from './begin-addition.ts'
import { gatewayFor, orUnavailable } from './gateway-for.ts'
import { settleAddition } from './settle-addition.ts'

type Outcome = OutputOf<typeof route>['outcome']

export const concludeAddition: Verb<typeof route, Outcome> = async (
  _tx,
  _actor,
  _input,
  _now,
  _house,
  { ready },
) => ({
  outcome: ready,
})

/** Only the patient who left for the gateway may return from it; for anyone else the addition is not found. */
export async function prepareConclusion(
  house: House,
  { state }: InputOf<typeof route>,
  { actor }: Caller,
): Promise<Outcome> {
  gatewayFor(house)
  const id = house.keys.idIn(returnPurpose, state)
  if (!id) throw new Refusal('link_not_valid')
  await house.db.as(actor, async (tx) => {
    const own = await tx
      .selectFrom('card_additions')
      .select('returned_at')
      .where('id', '=', id)
      .where('user_id', '=', actor.id)
      .forUpdate()
      .executeTakeFirst()
    if (!own) throw new Refusal('link_not_valid')
    if (own.returned_at) return
    await tx
      .updateTable('card_additions')
      .set({ returned_at: house.clock.now() })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .execute()
  })
  return orUnavailable(settleAddition(house, id))
}
