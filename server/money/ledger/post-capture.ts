import type { Tx } from '#server/ground/data/db.ts'
import { postTransaction } from './post-transaction.ts'

type Capture = { payment: string; halalas: number; gatewayFee: number }

/** The gateway has received the money, less its own fee. */
export async function postCapture(
  tx: Tx,
  { payment, halalas, gatewayFee }: Capture,
  now: Date,
): Promise<void> {
  await postTransaction(
    tx,
    {
      kind: 'captured',
      cause: payment,
      entries: [
        { account: 'clearing', halalas },
        { account: 'prepaid', halalas: -halalas },
      ],
    },
    now,
  )
  if (gatewayFee > 0)
    await postTransaction(
      tx,
      {
        kind: 'gateway_fee',
        cause: payment,
        entries: [
          { account: 'gateway_fee', halalas: gatewayFee },
          { account: 'clearing', halalas: -gatewayFee },
        ],
      },
      now,
    )
}
