import { transferMails, walletMail as words } from '#copy/wallets/mail.ts'
import { holderOf } from '#server/accounts/reader.ts'
import { accountLetter } from '#server/accounts/write-letter.ts'
import { system } from '#server/data/db.ts'
import { type EventBefore, eventOf } from '#server/data/events.ts'
import type { Job } from '#server/data/job.ts'
import { post } from '#server/post/post.ts'
import { tell } from '#server/realtime/tell.ts'
import type { walletEvents } from './events.ts'

/** After `wallet.credited`: its pages show it, and its owner gets a mail, where no other says it with a reason. */
const walletMail: Job<EventBefore<typeof walletEvents, 'wallet_mail'>> = async (house, eventId) => {
  const told = await house.db.as(system, async (tx) => {
    const event = await eventOf(tx, eventId)
    await tell(tx, house, [event.subject_id], { topic: 'payments' })
    if (event.detail.isDecided) return null
    const reader = await holderOf(tx, event.subject_id)
    return reader?.confirmed_at ? { halalas: event.detail.halalas, reader } : null
  })
  if (!told) return
  await post(
    house,
    accountLetter(house, {
      id: `${eventId}.wallet`,
      to: told.reader.email,
      language: told.reader.language,
      words: words(told.halalas / 100),
      why: 'holder',
      button: '/patient/payment-methods',
    }),
  )
}

/** After `wallet.transferred` and when the bank has sent it back: its owner reads so. Of a wallet without an owner nobody does. */
const walletTransferMail: Job<EventBefore<typeof walletEvents, 'wallet_transfer_mail'>> = async (
  house,
  eventId,
) => {
  const told = await house.db.as(system, async (tx) => {
    const event = await eventOf(tx, eventId)
    await tell(tx, house, [event.subject_id], { topic: 'payments' })
    const reader = await holderOf(tx, event.subject_id)
    return reader?.confirmed_at ? { event, reader } : null
  })
  if (!told) return
  const { event, reader } = told
  const riyals = event.detail.amount / 100
  await post(
    house,
    accountLetter(house, {
      id: `${eventId}.wallet`,
      to: reader.email,
      language: reader.language,
      words:
        event.kind === 'wallet.transferred'
          ? transferMails.made(riyals, event.detail.ibanEnd)
          : transferMails.returned(riyals),
      why: 'holder',
      button: '/patient/payment-methods',
    }),
  )
}

export const walletJobs = { wallet_mail: walletMail, wallet_transfer_mail: walletTransferMail }
