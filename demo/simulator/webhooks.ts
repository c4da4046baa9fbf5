import { randomUUID } from 'node:crypto'
import { systemClock } from '#server/ground/time/clock.ts'
import type { GatewayEvent } from './gateway-event.ts'
import type { Journal } from './journal.ts'
import { withoutHidden } from './without-hidden.ts'

type Delivery = {
  event: { id: string; type: string; created_at: string; data: unknown }
  at: number
  tries: number
  isOver: boolean
}

const mostTries = 6

/**
 * Reports events to the shop as a gateway does: each independently, so late, in any order, and sometimes twice,
 * depending on a seed. A delivery that the shop does not accept is repeated. With seed 0 the gateway is always
 * prompt.
 */
export function openWebhooks(journal: Journal, { seed, secret }: { seed: number; secret: string }) {
  let url: string | null = null
  const under = new Set<string>()
  const chance = chancesFrom(seed + journal.all('delivery').length)

  const plan = (event: Delivery['event'], wait: number) =>
    journal.put(`delivery:${event.id}.${randomUUID()}`, {
      event,
      at: systemClock.now().getTime() + wait,
      tries: 0,
      isOver: false,
    } satisfies Delivery)

  async function bring(key: string, delivery: Delivery, to: string) {
    under.add(key)
    const isTaken = await fetch(to, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'gateway-simulator' },
      body: JSON.stringify({
        ...delivery.event,
        secret_token: secret,
        account_name: 'Nabta simulator',
        live: false,
      }),
      signal: AbortSignal.timeout(10_000),
    }).then(
      ({ ok }) => ok,
      () => false,
    )
    const tries = delivery.tries + 1
    const isOver = isTaken || tries >= mostTries
    journal.put(key, {
      ...delivery,
      tries,
      isOver,
      at: systemClock.now().getTime() + 500 * 2 ** tries,
    } satisfies Delivery)
    under.delete(key)
  }

  return {
    sendTo: (address: string) => {
      url = address
    },

    tell({ type, row }: GatewayEvent) {
      const { outcome } = row.hidden
      if (outcome === 'webhook_lost') return
      const event = {
        id: randomUUID(),
        type,
        created_at: systemClock.now().toISOString(),
        data: withoutHidden(row),
      }
      const wait = () => (seed === 0 ? 0 : Math.floor(chance() * 3_000))
      plan(event, wait())
      if (outcome === 'webhook_twice' || (seed !== 0 && chance() < 0.25)) plan(event, wait())
    },

    /** Sends every delivery that is due. */
    bringDue() {
      if (!url) return
      for (const [key, delivery] of journal.entries<Delivery>('delivery'))
        if (!delivery.isOver && delivery.at <= systemClock.now().getTime() && !under.has(key))
          void bring(key, delivery, url)
    },
  }
}

/** The same numbers for the same seed. */
function chancesFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
