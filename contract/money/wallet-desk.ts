import * as z from 'zod/mini'
import { figure, id, moment, searchText } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { iban } from './billing.ts'
import { person } from './person.ts'

const transfer = z.strictObject({
  id,
  /** Riyals. */
  amount: z.number(),
  /** The last four characters of the bank account; null once the wallet's owner has left. */
  ibanEnd: z.nullable(z.string()),
  at: moment,
  /** The admin who made it; null if their account is closed. */
  by: z.nullable(person),
  /** When the bank sent it back. */
  returnedAt: z.nullable(moment),
})
export type WalletTransfer = z.output<typeof transfer>

const foundWallet = z.strictObject({
  id,
  /** Null if the account is closed. */
  owner: z.nullable(person),
  /** Riyals. */
  balance: z.number(),
  /** The amount that can be transferred now; the rest is held for payments in progress. */
  available: z.number(),
  /** Newest first. */
  transfers: z.array(transfer),
})
export type FoundWallet = z.output<typeof foundWallet>

export const searchWallets = route({
  method: 'POST',
  path: '/api/admin/wallets/search',
  summary:
    'Search wallets that have a balance or had a transfer, most recently opened first. The query is in the body, so that no log contains it.',
  audience: 'admin',
  duties: ['finance'],
  about: ['wallets'],
  inPerson: true,
  body: z.strictObject({
    /** Part of a name, an email address or a phone number. */
    q: z.optional(searchText),
    after: z.optional(id),
  }),
  output: z.strictObject({ wallets: z.array(foundWallet), after: z.nullable(id) }),
})

export const walletTransferForm = z.strictObject({
  amount: figure(0.01, 100_000, { missing: 'required' }),
  /** Only its last four characters are stored. */
  iban,
})

export const transferFromWallet = route({
  method: 'POST',
  path: '/api/admin/wallets/:id/transfers',
  summary:
    'Deduct from a wallet an amount transferred by hand to its owner’s bank account. The owner is notified by email.',
  audience: 'admin',
  duties: ['finance'],
  touches: ['wallets'],
  inPerson: true,
  needsProof: true,
  params: z.strictObject({ id }),
  body: walletTransferForm,
  output: z.strictObject({ left: z.number() }),
  status: 201,
  refusals: ['not_found', 'own_account', 'proof_needed', 'refund_has_changed'],
})

export const returnTransfer = route({
  method: 'POST',
  path: '/api/admin/wallet-transfers/:id/return',
  summary:
    'Return a transfer that the bank sent back to the wallet. The owner is notified by email. A repeated request changes nothing.',
  audience: 'admin',
  duties: ['finance'],
  touches: ['wallets'],
  inPerson: true,
  needsProof: true,
  params: z.strictObject({ id }),
  output: z.strictObject({ left: z.number() }),
  refusals: ['not_found', 'own_account', 'proof_needed'],
})
