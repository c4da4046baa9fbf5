import { type House, perHouse } from '../house.ts'
import type { Meter } from '../http/metrics.ts'

export type Channel = 'mail' | 'sms'

const counts = perHouse(() => ({ mail: { sent: 0, failed: 0 }, sms: { sent: 0, failed: 0 } }))

export function notePost(house: House, channel: Channel, came: 'sent' | 'failed'): void {
  counts(house)[channel][came]++
}

export const measurePost = (house: House): readonly Meter[] => [
  {
    kind: 'counter',
    name: 'nabta_post_total',
    help: 'Emails and text messages this node delivered, saved as files or failed to deliver',
    labels: ['channel', 'outcome'],
    read: () =>
      (['mail', 'sms'] as const).flatMap((channel) => {
        const { sent, failed } = counts(house)[channel]
        const leaves = house.settings[channel === 'mail' ? 'smtpUrl' : 'smsUrl'] !== undefined
        return [
          { labels: { channel, outcome: leaves ? 'delivered' : 'kept' }, value: sent },
          { labels: { channel, outcome: 'failed' }, value: failed },
        ]
      }),
  },
]
