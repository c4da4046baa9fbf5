import type { askForReset as route } from '#contract/accounts/reset.ts'
import type { InputOf } from '#contract/route.ts'
import { proveSomebodyNew } from '#server/data/prove.ts'
import type { House } from '#server/house.ts'
import type { Verb } from '#server/http/bind.ts'
import { couldSpend } from '#server/http/limits.ts'
import { record } from '../events.ts'
import { toAddress } from '../limits.ts'
import { accountAt } from '../load.ts'

/** The same steps whoever the address belongs to; only an account gets a mail. */
export const askForReset: Verb<typeof route, boolean> = async (tx, actor, input, now, _house, visit) => {
  const account = await accountAt(tx, input.email)
  const nobody = await proveSomebodyNew(tx)
  await record(tx, actor, 'account.reset_asked', visit.ready && account ? account.id : nobody, now)
  return { done: true }
}

/** The shortest first: whoever asks too fast does not use up the day. */
export async function mayMailReset(house: House, { email }: InputOf<typeof route>): Promise<boolean> {
  for (const cap of [toAddress.reset, toAddress.resetHour, toAddress.resetDay])
    if (!(await couldSpend(house, cap, email))) return false
  return true
}
