import { sql } from 'kysely'
import type { PayoutReason, PayoutState } from '#contract/money/payouts.ts'
import { payoutMails } from '#copy/money/payout-mails.ts'
import { adminReaders, loadReaderInGrace } from '#server/accounts/reader.ts'
import { accountLetter } from '#server/accounts/write-letter.ts'
import { system } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import { sendLetter } from '#server/ground/post/send-within-budget.ts'
import type { moneyEvents } from '../events.ts'
import { reasonOfHold } from './put-hold.ts'

type Row = {
  dietitian_id: string | null
  halalas: number
  iban_end: string | null
  state: PayoutState
  reason: PayoutReason | null
}

/** After `payout.paid` and `payout.returned`. */
export const payoutMail: Job<EventOfJob<typeof moneyEvents, 'payout_mail'>> = async (house, eventId) => {
  const told = await house.db.as(system, async (tx) => {
    const event = await eventOf(tx, eventId)
    const { rows } = await sql<Row>`
      select dietitian_id, halalas::float8 as halalas, iban_end, state, reason from payouts where id = ${event.subject_id}::uuid`.execute(
      tx,
    )
    const [row] = rows
    const reader = row?.dietitian_id ? await loadReaderInGrace(tx, row.dietitian_id) : null
    return row && reader?.confirmed_at ? { kind: event.kind, row, reader } : null
  })
  if (!told) return
  const { row, reader } = told
  const facts = { riyals: row.halalas / 100, ibanEnd: row.iban_end ?? '' }
  await sendLetter(
    house,
    accountLetter(house, {
      id: `${eventId}.payout`,
      to: reader.email,
      language: reader.language,
      greeting: reader.greeting,
      words: told.kind === 'payout.paid' ? payoutMails.paid(facts) : payoutMails.returned(facts),
      why: 'holder',
      button: told.kind === 'payout.paid' ? '/dietitian/payments' : '/dietitian/settings?tab=billing',
    }),
  )
}

/** After `payout.doubted`: emails every finance admin once, however often this runs. */
export const payoutDoubtMail: Job<EventOfJob<typeof moneyEvents, 'payout_doubt_mail'>> = async (
  house,
  eventId,
) => {
  const { halalas, readers } = await house.db.as(system, async (tx) => {
    const { subject_id } = await eventOf(tx, eventId)
    const { rows } = await sql<{ halalas: number }>`
      select halalas::float8 as halalas from payouts where id = ${subject_id}::uuid`.execute(tx)
    return { halalas: rows[0]?.halalas ?? 0, readers: await adminReaders(tx, 'finance') }
  })
  for (const { id, email, language, greeting } of readers)
    await sendLetter(
      house,
      accountLetter(house, {
        id: `${eventId}.${id}`,
        to: email,
        language,
        greeting,
        words: payoutMails.doubted(halalas / 100),
        why: 'holder',
        button: '/admin/payouts?tab=payouts',
      }),
    )
}

/** After `payouts.held` and `payouts.released`, if still current. */
export const payoutHoldMail: Job<EventOfJob<typeof moneyEvents, 'payout_hold_mail'>> = async (
  house,
  eventId,
) => {
  const told = await house.db.as(system, async (tx) => {
    const event = await eventOf(tx, eventId)
    const reason = await reasonOfHold(tx, house, event.subject_id)
    const isStillSo = (event.kind === 'payouts.held') === (reason !== null)
    const reader = isStillSo ? await loadReaderInGrace(tx, event.subject_id) : null
    return reader?.confirmed_at ? { reader, reason } : null
  })
  if (!told) return
  const { reader, reason } = told
  await sendLetter(
    house,
    accountLetter(house, {
      id: `${eventId}.payout-hold`,
      to: reader.email,
      language: reader.language,
      greeting: reader.greeting,
      words: reason === null ? payoutMails.released : payoutMails.held(reason),
      why: 'holder',
      button: '/dietitian/payments',
    }),
  )
}
