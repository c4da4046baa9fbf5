import { addPaymentMethod, concludeAddition, listPaymentMethods } from '#contract/money/cards.ts'
import { concludePayment, payWithCard } from '#contract/money/payments.ts'
import type { Person } from '#test/people.ts'
import { type FormAnswer, stateIn } from './open-payments.ts'
import { paymentIn } from './paying.ts'

/** The actions of a payer on the pages of the gateway and of banks. */
export type Browser = {
  fillIn(url: string, number: string): Promise<FormAnswer>
  answerBank(url: string): Promise<FormAnswer>
}

export type Player = { who: Person; card: string | null }

/** Saves a card through form, bank and return page; the server asks the gateway whether it was saved. */
export async function keepCard(browser: Browser, who: Person, number: string): Promise<string | null> {
  const { to } = await passSomehow(browser, (await who.call(addPaymentMethod, {})).body.url, number)
  await who.call(concludeAddition, { state: stateIn(to ?? '') })
  return (await who.call(listPaymentMethods, {})).body.paymentMethods[0]?.id ?? null
}

type Way = { number: string; byCard: boolean; returns: boolean }

/**
 * Pays with a saved card or on the form, with or without returning to the platform; if there is no form, the wallet
 * pays.
 */
export async function payInSomeWay(
  browser: Browser,
  { who, card }: Player,
  { payment, url }: { payment: string; url: string | null },
  { number, byCard, returns }: Way,
): Promise<void> {
  const conclude = async (to: string | null) => {
    if (returns && to?.includes('payment=')) await who.call(concludePayment, { payment: paymentIn(to) })
  }
  if (!url) {
    if (returns) await who.call(concludePayment, { payment })
    return
  }
  if (byCard && card) {
    const { body } = await who.call(payWithCard, { payment, card })
    if (body.url) await conclude((await browser.answerBank(body.url)).to)
    return
  }
  await conclude((await passSomehow(browser, url, number)).to)
}

async function passSomehow(browser: Browser, url: string, number: string): Promise<FormAnswer> {
  const filled = await browser.fillIn(url, number)
  return filled.to?.includes('/challenges/') ? browser.answerBank(filled.to) : filled
}
