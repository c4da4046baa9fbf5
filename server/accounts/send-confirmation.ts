import type { sendConfirmation as route } from '#contract/accounts/registration.ts'
import type { InputOf } from '#contract/route.ts'
import type { Verb } from '../bind.ts'
import { record } from '../events.ts'
import type { House } from '../house.ts'
import { couldSpend } from '../limits.ts'
import { proveSomebodyNew } from '../prove.ts'
import { toAddress } from './limits.ts'
import { accountAt } from './load.ts'

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
