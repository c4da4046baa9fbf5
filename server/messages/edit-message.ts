import type { editMessage as route } from '#contract/messages.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { changeMessage, saidOf } from './change-message.ts'
import { record } from './events.ts'
import { boundContent, contentOf, keyAround } from './message.ts'

/** Sending the same words again is no change, and does not mark the message as edited. */
export const editMessage: Verb<typeof route> = (tx, actor, { id, content }, now, house) =>
  changeMessage(
    tx,
    actor,
    {
      id,
      isDone: (row) => {
        if (row.taken_back_at) throw new Refusal('message_taken_back')
        return contentOf(row, keyAround(row, house), house) === content
      },
      set: (_, key) => {
        if (!key) throw new Error('there is a message, and no key of its person')
        return { content_sealed: key.seal(content, boundContent(id)), edited_at: now, taken_back_at: null }
      },
      also: (row) => [record(tx, actor, 'message.edited', row.id, now, saidOf(row))],
    },
    now,
    house,
  )
