import type { Stay } from '#contract/calls.ts'

type Presence = { joined_at: Date; left_at: Date | null }

/** A gap shorter than a minute does not end a stay. */
const shortest = 60_000

export function joined(rows: readonly Presence[]): Stay[] {
  const stays: Stay[] = []
  for (const { joined_at, left_at } of rows) {
    const last = stays.at(-1)
    const to = left_at?.toISOString() ?? null
    if (last?.to && joined_at.getTime() - Date.parse(last.to) < shortest) last.to = to
    else stays.push({ from: joined_at.toISOString(), to })
  }
  return stays
}
