import { randomUUID } from 'node:crypto'
import { systemClock } from '#server/ground/time/clock.ts'
import type { GatewayEvent } from './gateway-event.ts'
import type { Journal } from './journal.ts'

/** The outcome by the last two digits of the bank account; any other is paid. */
const outcomes = {
  '11': 'late',
  '22': 'fails',
  '33': 'comes_back',
  '44': 'webhook_lost',
  '55': 'refused',
  '66': 'webhook_twice',
} as const
type Outcome = (typeof outcomes)[keyof typeof outcomes] | 'paid'

type Asked = {
  source_id: string
  sequence_number: string
  amount: number
  purpose: string
  destination: { type: 'bank'; iban: string; name: string; mobile: string; country: string; city: string }
  comment?: string | undefined
  metadata?: Record<string, string> | undefined
}
export type Payout = Asked & {
  id: string
  channel: 'ips'
  status: 'initiated' | 'paid' | 'failed' | 'returned'
  currency: 'SAR'
  failure_reason: string | null
  created_at: string
  updated_at: string
  hidden: { outcome: Outcome; moves: { at: number; to: 'paid' | 'failed' | 'returned' }[] }
}

/** A payout that was made before the simulator knew of it; one that a bank is processing is paid at `arrivesAt`. */
export type KnownPayout = Pick<Payout, 'id' | 'amount' | 'status'> & {
  payout: string
  number: string
  at: string
  arrivesAt: string | null
}

/** How it lists payouts: filtered as requested, all despite the filter, or none. */
export type ListBehaviour = 'ours' | 'all' | 'nothing'

const pageSize = 10

export type Payouts = ReturnType<typeof openPayouts>

/** Transfers to bank accounts, for which banks take their time. */
export function openPayouts(
  journal: Journal,
  told: (happening: GatewayEvent) => void,
  { takesMs }: { takesMs: number },
) {
  const all = () => journal.all<Payout>('payout')
  const keep = (row: Payout): Payout => {
    journal.put(`payout:${row.id}`, row)
    return row
  }

  return {
    find: (id: string) => journal.get<Payout>(`payout:${id}`),
    /** A page of payouts, the oldest first; a gateway need not support the filter, and its list may lag behind. */
    list(ours: string | null, page: number, lists: ListBehaviour): { rows: Payout[]; next: number | null } {
      const rows = lists === 'nothing' ? [] : all()
      const wanted = rows.filter(
        ({ metadata }) => lists !== 'ours' || ours === null || metadata?.payout === ours,
      )
      const next = page * pageSize < wanted.length ? page + 1 : null
      return { rows: wanted.slice((page - 1) * pageSize, page * pageSize), next }
    },

    /** A number that was already used is refused, so that repeating a request never pays twice. */
    make(asked: Asked): Payout | null {
      const end = asked.destination.iban.slice(-2)
      const outcome: Outcome = end in outcomes ? outcomes[end as keyof typeof outcomes] : 'paid'
      if (
        outcome === 'refused' ||
        all().some(({ sequence_number }) => sequence_number === asked.sequence_number)
      )
        return null
      const now = systemClock.now()
      const soon = now.getTime() + takesMs
      return keep({
        ...asked,
        id: randomUUID(),
        channel: 'ips',
        status: 'initiated',
        currency: 'SAR',
        failure_reason: null,
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
        hidden: {
          outcome,
          moves:
            outcome === 'fails'
              ? [{ at: soon, to: 'failed' }]
              : outcome === 'comes_back'
                ? [
                    { at: soon, to: 'paid' },
                    { at: soon + 2 * takesMs + 1_500, to: 'returned' },
                  ]
                : [{ at: outcome === 'late' ? soon + 5 * takesMs + 1_500 : soon, to: 'paid' }],
        },
      })
    },

    putKnown({ id, payout, number, amount, status, at, arrivesAt }: KnownPayout) {
      if (journal.get(`payout:${id}`)) return
      keep({
        id,
        source_id: 'simulated',
        sequence_number: number,
        amount,
        purpose: 'payment_to_merchant',
        destination: { type: 'bank', iban: '', name: '', mobile: '', country: 'SA', city: '' },
        metadata: { payout },
        channel: 'ips',
        status,
        currency: 'SAR',
        failure_reason: status === 'failed' ? 'ACCOUNT CLOSED' : null,
        created_at: at,
        updated_at: at,
        hidden: { outcome: 'paid', moves: arrivesAt ? [{ at: Date.parse(arrivesAt), to: 'paid' }] : [] },
      })
    },

    passTime() {
      const now = systemClock.now()
      for (const row of all()) {
        const [move, ...later] = row.hidden.moves
        if (!move || move.at > now.getTime()) continue
        const moved = keep({
          ...row,
          status: move.to,
          failure_reason: move.to === 'paid' ? null : 'ACCOUNT CLOSED',
          updated_at: now.toISOString(),
          hidden: { ...row.hidden, moves: later },
        })
        told({ type: `payout_${move.to}`, row: moved })
      }
    },
  }
}
