import type { sendConfirmation as route } from '#contract/accounts/registration.ts'
import type { InputOf } from '#contract/route.ts'
import { proveNewPerson } from '#server/ground/data/prove.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { trySpend } from '#server/ground/http/limits.ts'
import { record } from '../events.ts'
import { perMailbox } from '../limits.ts'
import { accountAt } from '../load.ts'
import { sealRedirect } from '../sealed-redirect.ts'

/** Takes the same steps for any address; only an account awaiting confirmation gets an email. */
export const sendConfirmation: Verb<typeof route, boolean> = async (
  tx,
  actor,
  input,
  now,
  { keys },
  context,
) => {
  const account = await accountAt(tx, input.email)
  const nobody = await proveNewPerson(tx)
  const waits = context.ready && account && !account.confirmed_at
  const id = waits ? account.id : nobody
  await record(tx, actor, 'account.confirmation_asked', id, now, {
    language: actor.language,
    ...(input.redirectTo && { way: sealRedirect(keys, id, input.redirectTo) }),
  })
  return { done: true }
}

export const mayMailConfirmation = (house: House, { email }: InputOf<typeof route>): Promise<boolean> =>
  trySpend(house, perMailbox.confirmation, email)
