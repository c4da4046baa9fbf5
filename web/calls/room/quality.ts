/** One sample of the statistics, summed over all incoming streams. */
export type Look = { received: number; lost: number; roundTrip: number | null }
export type Quality = 'good' | 'fair' | 'poor'

export function lookAt(report: Iterable<readonly [string, Record<string, unknown>]>): Look {
  const look: Look = { received: 0, lost: 0, roundTrip: null }
  for (const [, each] of report) {
    if (each.type === 'inbound-rtp') {
      look.received += Number(each.packetsReceived ?? 0)
      look.lost += Math.max(0, Number(each.packetsLost ?? 0))
    }
    if (each.type === 'candidate-pair' && each.nominated && typeof each.currentRoundTripTime === 'number')
      look.roundTrip = each.currentRoundTripTime
  }
  return look
}

/** Rated by the packets lost since the last sample and by the round trip. Null if nothing was expected. */
export function qualityOf(last: Look, now: Look): Quality | null {
  const received = now.received - last.received
  const lost = Math.max(0, now.lost - last.lost)
  if (received + lost <= 0) return null
  const share = lost / (received + lost)
  const roundTrip = now.roundTrip ?? 0
  if (share > 0.08 || roundTrip > 0.7) return 'poor'
  return share > 0.025 || roundTrip > 0.35 ? 'fair' : 'good'
}
