import { expect } from 'vitest'
import { addPaymentMethod, concludeAddition, listPaymentMethods } from '#contract/money/cards.ts'
import type { Person } from '#test/people.ts'
import { passForm, stateIn } from './open-payments.ts'

/** Saves a card through the gateway's form; returns its id. */
export async function saveCard(who: Person, number: string): Promise<string> {
  const to = await passForm((await who.call(addPaymentMethod, {})).body.url, number)
  expect((await who.call(concludeAddition, { state: stateIn(to) })).body).toEqual({ outcome: 'added' })
  const { paymentMethods } = (await who.call(listPaymentMethods, {})).body
  const [latest] = paymentMethods.toSorted((one, other) => other.addedAt.localeCompare(one.addedAt))
  return latest?.id ?? ''
}
