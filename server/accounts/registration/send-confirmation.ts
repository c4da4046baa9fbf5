import type { sendConfirmation as route } from '#contract/accounts/registration.ts'
import type { InputOf } from '#contract/route.ts'
import { proveSomebodyNew } from '#server/data/prove.ts'
import type { House } from '#server/house.ts'
import type { Verb } from '#server/http/bind.ts'
import { couldSpend } from '#server/http/limits.ts'
import { record } from '../events.ts'
import { toAddress } from '../limits.ts'
import { accountAt } from '../load.ts'

/** The same steps whoever the address belongs to; only an account that waits for its confirmation gets a mail. */
export const sendConfirmation: Verb<typeof route, boolean> = async (tx, actor, input, now, _house, visit) => {
  const account = await accountAt(tx, input.email)
  const nobody = await proveSomebodyNew(tx)
  const waits = visit.ready && account && !account.confirmed_at
  await record(tx, actor, 'account.confirmation_asked', waits ? account.id : nobody, now, {
    language: actor.language,
    ...(input.redirectTo && { redirectTo: input.redirectTo }),
  })
  return { done: true }
}

export const mayMailConfirmation = (house: House, { email }: InputOf<typeof route>): Promise<boolean> =>
  couldSpend(house, toAddress.confirmation, email)
