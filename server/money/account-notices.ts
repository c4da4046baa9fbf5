import { noticeMails } from '#copy/accounts/mail.ts'
import { cardMails } from '#copy/money/card-mails.ts'
import { cardName } from '#copy/money/card-name.ts'
import { accountNotices, resetPasswordPath } from '#server/accounts/account-notices.ts'
import type { moneyEvents } from './events.ts'

/** A thief who takes over an account is after its money, so the account holder is always notified of these changes. */
const notice =
  accountNotices<Pick<typeof moneyEvents, 'billing.iban_changed' | 'card.added' | 'card.removed'>>()

const cardsPage = '/patient/payment-methods'

export const accountIbanChanged = notice('account_iban_changed', ({ when, event, settings }) => ({
  words: event.detail.removed ? noticeMails.ibanRemoved(when) : noticeMails.ibanChanged(when),
  button: settings,
  also: resetPasswordPath,
}))

export const accountCardAdded = notice('account_card_added', ({ when, event }) => ({
  words: cardMails.added(when, cardName(event.detail)),
  button: cardsPage,
  also: resetPasswordPath,
}))

export const accountCardRemoved = notice('account_card_removed', ({ when, event }) => ({
  words: cardMails.removed(when, cardName(event.detail)),
  button: cardsPage,
  also: resetPasswordPath,
}))
