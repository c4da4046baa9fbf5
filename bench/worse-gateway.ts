import type { SimulatorMessage } from '#demo/simulator/main.ts'
import type { Pick } from '#test/payments/play-bookings.ts'

/** It loses answers of any kind and those about payouts, and lists payouts without the filter or not at all. */
export function worseGateway(pick: Pick) {
  const one = <T>(all: readonly T[]): T => all[pick(all.length)] as T
  return {
    // Of 2 or 3, a payout that is tried over and over might lose the same answer each time.
    losesAnswers: one([0, 4, 5, 7]),
    losesPayouts: one([0, 1, 1, 2]),
    listsPayouts: one(['ours', 'all', 'nothing', 'nothing'] as const),
  } satisfies SimulatorMessage
}

export const goodGateway = {
  losesAnswers: 0,
  losesPayouts: 0,
  listsPayouts: 'ours',
} satisfies SimulatorMessage
