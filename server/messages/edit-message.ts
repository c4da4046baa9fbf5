import type { editMessage as route } from '#contract/messages.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { changeMessage, messageDetail } from './change-message.ts'
import { record } from './events.ts'
import { contentBinding, contentOf, conversationKey } from './message.ts'

/** Sending the same words again is no change, and does not mark the message as edited. */
export const editMessage: Verb<typeof route> = (tx, actor, { id, content }, now, house) =>
  changeMessage(
    tx,
    actor,
    {
      id,
      isDone: (row) => {
        if (row.taken_back_at) throw new Refusal('message_taken_back')
        return contentOf(row, conversationKey(row, house), house) === content
      },
      set: (_, key) => {
        if (!key) throw new Error('the person of a message has no key')
        return { content_sealed: key.seal(content, contentBinding(id)), edited_at: now, taken_back_at: null }
      },
      also: (row) => [record(tx, actor, 'message.edited', row.id, now, messageDetail(row))],
    },
    now,
    house,
  )
