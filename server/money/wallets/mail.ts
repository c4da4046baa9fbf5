import { walletMail as creditMail, transferMails } from '#copy/money/wallet-mails.ts'
import { loadReaderInGrace } from '#server/accounts/reader.ts'
import { accountLetter } from '#server/accounts/write-letter.ts'
import { system } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import { sendLetter } from '#server/ground/post/send-within-budget.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import type { moneyEvents } from '../events.ts'

type Told = EventOfJob<typeof moneyEvents, 'wallet_mail'>

/** Updates the owner's open pages, and emails the owner unless another email gives the reason. */
export const walletMail: Job<Told> = async (house, eventId) => {
  const told = await house.db.as(system, async (tx) => {
    const event = await eventOf(tx, eventId)
    await announce(tx, house, [event.subject_id], { topic: 'payments' })
    const words = wordsOf(event)
    const reader = words && (await loadReaderInGrace(tx, event.subject_id))
    return words && reader?.confirmed_at ? { words, reader } : null
  })
  if (!told) return
  await sendLetter(
    house,
    accountLetter(house, {
      id: `${eventId}.wallet`,
      to: told.reader.email,
      language: told.reader.language,
      greeting: told.reader.greeting,
      words: told.words,
      why: 'holder',
      button: '/patient/payment-methods',
    }),
  )
}

function wordsOf({ kind, detail }: Told) {
  switch (kind) {
    case 'wallet.credited':
      return detail.isDecided ? null : creditMail(detail.halalas / 100)
    case 'wallet.transferred':
      return transferMails.made(detail.amount / 100, detail.ibanEnd)
    case 'wallet.transfer_returned':
      return transferMails.returned(detail.amount / 100)
  }
}
