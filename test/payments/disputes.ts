import { expect } from 'vitest'
import type { openPayments } from './open-payments.ts'

type Payments = Pick<Awaited<ReturnType<typeof openPayments>>, 'app' | 'simulator'>

/** Makes the payer's bank open or decide a dispute, and waits until the server knows. */
export const disputesOf =
  ({ app, simulator }: Payments) =>
  async (payment: string, to: 'open' | 'won' | 'lost', respondBy?: string) => {
    simulator.tell({ disputes: { payment, to, respondBy } })
    await expect
      .poll(async () => {
        await app.runJobs()
        const [row] = await app.rows<{ state: string }>(
          'select disputes.state from disputes join payments on payments.id = payment_id where gateway_payment = $1',
          [payment],
        )
        return row?.state
      })
      .toBe(to)
    await app.runJobs()
  }
