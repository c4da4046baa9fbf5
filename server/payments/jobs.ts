import { sql } from 'kysely'
import { system } from '#server/ground/data/db.ts'
import type { Rounds } from '#server/ground/data/job.ts'
import type { House } from '#server/ground/house.ts'
import { gatewayOf } from './gateway.ts'
import { releaseAddition, releaseAfterEnd } from './methods/release-addition.ts'
import { settleAddition } from './methods/settle-addition.ts'
import { forgetUnwanted } from './methods/unwanted-cards.ts'
import { readWebhook } from './webhooks/read-webhook.ts'

export const paymentJobs = {
  release_addition: releaseAfterEnd,
  forget_unwanted_cards: (house: House) => forgetUnwanted(house),
  read_payment_webhook: readWebhook,
}

export const paymentRounds = {
  settle_additions: { at: '*/5 * * * *', work: settleAdditions },
  forget_cards: { at: '*/10 * * * *', work: forgetUnwanted },
  tidy_payments: { at: '25 0 * * *', work: tidyPayments },
} satisfies Rounds

/** What no webhook has told of. One that cannot be settled does not keep the others waiting. */
async function settleAdditions(house: House): Promise<void> {
  if (!gatewayOf(house)) return
  const now = house.clock.now().getTime()
  const open = await house.db.read(
    system,
    () => sql<{ id: string }>`
      select id from card_additions where released_at is null and begun_at < ${new Date(now - 60_000)}
      order by begun_at limit 200`,
  )
  for (const { id } of open)
    try {
      await settleAddition(house, id)
      await releaseAddition(house, id)
    } catch (fault) {
      house.log('warn', 'card_addition.unsettled', { addition: id, fault: (fault as Error).name })
    }
}

/** A gateway tries for days at most; after a month nobody asks what it has told. */
async function tidyPayments(house: House): Promise<void> {
  const before = new Date(house.clock.now().getTime() - 30 * 86_400_000)
  await house.db.as(system, async (tx) => {
    await tx.deleteFrom('payment_webhooks').where('received_at', '<', before).execute()
    await tx.deleteFrom('card_additions').where('released_at', '<', before).execute()
  })
}
