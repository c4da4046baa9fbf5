import { sql } from 'kysely'
import type { readCall as route } from '#contract/calls.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { isOwnAppointment } from '../appointments/load.ts'
import { loadCalls } from './load.ts'
import { closesAt, whyClosed } from './rules.ts'
import { turnServers } from './turn.ts'

/** Relay credentials are not issued before the call opens and do not outlive it. */
export const readCall: Read<typeof route, { isOwn: boolean }> = (actor, { id }, now, house) => ({
  query: () => sql<{ isOwn: boolean }>`select ${isOwnAppointment(actor, id)} as "isOwn"`,
  async view([own]) {
    const [call] = own?.isOwn ? await loadCalls(house, [id]) : []
    if (!call) throw new Refusal('not_found')
    const because = whyClosed(call, now)
    if (because) throw new Refusal('call_not_open', { detail: { because } })
    const until = closesAt(call)
    return {
      closesAt: until.toISOString(),
      servers: turnServers(house, { person: actor.id, appointment: id, until }),
    }
  },
})
