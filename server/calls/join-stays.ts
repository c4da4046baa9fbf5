import type { Party } from '#contract/appointments/appointment.ts'
import type { Stay } from '#contract/calls.ts'
import type { Presence } from './facts.ts'

type Times = { joined_at: Date; left_at: Date | null }

/** A gap shorter than a minute does not end a stay. */
const shortest = 60_000

export function joined(rows: readonly Times[]): Stay[] {
  const stays: Stay[] = []
  for (const { joined_at, left_at } of rows) {
    const last = stays.at(-1)
    const to = left_at?.toISOString() ?? null
    if (last?.to && joined_at.getTime() - Date.parse(last.to) < shortest) last.to = to
    else stays.push({ from: joined_at.toISOString(), to })
  }
  return stays
}

/** The stays of each side. */
export function staysOf(presences: readonly Presence[]): Record<Party, Stay[]> {
  const of = (party: Party) =>
    joined(
      presences
        .filter((each) => each.party === party)
        .map((each) => ({
          joined_at: new Date(each.joined),
          left_at: each.left === null ? null : new Date(each.left),
        })),
    )
  return { patient: of('patient'), dietitian: of('dietitian') }
}
