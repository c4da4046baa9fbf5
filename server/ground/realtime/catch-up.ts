import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Change } from '#contract/realtime.ts'
import { system } from '../data/db.ts'
import type { House } from '../house.ts'
import { traceOf } from '../log.ts'
import { type OpenSocket, send } from './sockets.ts'

/** The limits of one statement: sockets, and changes per socket. */
const [mostAtOnce, mostChanges] = [200, 500]

/**
 * Milliseconds after being served within which a page opens its socket: the socket receives the changes of this time.
 */
const opensWithin = 60_000

type Missed = { last: string; missed: { sequence: number; change: Change }[] }

/**
 * Sends sockets the changes that they have missed, many sockets with one statement: after a restart all of them ask
 * at the same time. A new socket is greeted with the number after which its changes begin.
 */
export function openCatchUp(house: House, isThere: (socket: OpenSocket) => boolean) {
  const waiting = new Set<OpenSocket>()
  let isRunning = false

  async function run() {
    isRunning = true
    while (waiting.size > 0) {
      const batch = [...waiting].slice(0, mostAtOnce)
      for (const socket of batch) waiting.delete(socket)
      await tellAll(batch.filter(isThere))
    }
    isRunning = false
  }

  async function tellAll(sockets: readonly OpenSocket[]) {
    const asked = sockets.map((socket) => ({ socket, after: socket.lastSent }))
    try {
      const answers = await readMissed(house, asked)
      for (const [at, { socket, after }] of asked.entries()) {
        const answer = answers[at]
        // Skipped if the browser has resumed from another number meanwhile.
        if (answer && socket.lastSent === after) advance(socket, Number(answer.last), answer.missed)
        socket.isCatchingUp = false
        if (socket.lastSent !== after || socket.lastHeard > (socket.lastSent ?? 0)) catchUp(socket)
      }
    } catch (fault) {
      house.log('warn', 'socket.behind', traceOf(fault))
      await pause(1_000)
      for (const socket of sockets) waiting.add(socket)
    }
  }

  function catchUp(socket: OpenSocket): void {
    if (!isThere(socket)) return
    socket.isCatchingUp = true
    waiting.add(socket)
    if (!isRunning) run()
  }
  return catchUp
}

function advance(socket: OpenSocket, last: number, missed: Missed['missed']): void {
  const after = socket.lastSent
  socket.lastHeard = last
  // The number is older than the stored changes, or comes from before the database was restored.
  const isLost = (told: number) => told > last || (last > told && missed[0]?.sequence !== told + 1)
  if (after === null) {
    socket.lastSent = missed[0] ? missed[0].sequence - 1 : last
    send(socket, { type: 'hello', last: socket.lastSent })
  } else if (isLost(after)) {
    socket.lastSent = last
    send(socket, { type: 'reset', last })
    return
  }
  for (const { sequence, change } of missed) {
    socket.lastSent = sequence
    send(socket, { type: 'change', sequence, change })
  }
}

const readMissed = (
  { db, clock }: House,
  asked: readonly { socket: OpenSocket; after: number | null }[],
): Promise<Missed[]> =>
  db.read(system, () => {
    const people = asked.map(({ socket }) => socket.actor.id)
    const afters = asked.map(({ after }) => after)
    const sent = new Date(clock.now().getTime() - opensWithin)
    return sql<Missed>`
      select coalesce(feeds.last, 0) as last, missed.list as missed
        from unnest(${people}::uuid[], ${afters}::bigint[]) with ordinality as asked(person, after, place)
        left join feeds on feeds.user_id = asked.person
        cross join lateral (
          select coalesce(jsonb_agg(jsonb_build_object('sequence', sequence, 'change', facts || jsonb_build_object('topic', topic)) order by sequence), '[]') as list
            from (
              select sequence, topic, facts from changes
                where changes.user_id = asked.person
                  and sequence > coalesce(asked.after, (
                    select sequence from changes where changes.user_id = asked.person and at <= ${sent}::timestamptz
                      order by sequence desc limit 1), 0)
                order by sequence limit ${mostChanges}
            ) as next
        ) as missed
        order by place`
  })
