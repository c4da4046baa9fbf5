import { sql } from 'kysely'
import { scaledLimit } from '#server/ground/http/limits.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { onFrame } from '#server/ground/realtime/on-frame.ts'
import { sendFrame } from '#server/ground/realtime/send-frame.ts'
import { adminsIn, isOwnConversation, membersOf, type Sides, sideOf } from './sides.ts'

/** Tells the other side that the sender is typing, if a message would reach them. */
export const handleTyping = onFrame('typing', async (house, { actor }, { conversation }, now) => {
  if (often(house)(actor.id, now)) return
  const [row] = await house.db.read(
    actor,
    () => sql<Sides & { is_reachable: boolean; admins: string[] | null }>`
      select met.kind, met.person_id, met.dietitian_id, met.is_reachable, ${adminsIn('met')} as admins
        from met_conversations as met where met.id = ${conversation}::uuid and ${isOwnConversation(actor, 'met')}`,
  )
  if (!row) throw new Refusal('not_found')
  if (!row.is_reachable) return
  const others =
    sideOf(actor, row) === 'other'
      ? [row.person_id]
      : membersOf(row, row.admins).filter((each) => each !== row.person_id)
  await sendFrame(house, others, { type: 'typing', conversation })
})

/** More frequent frames add nothing and are dropped. */
const often = scaledLimit({ most: 40, seconds: 60 })
