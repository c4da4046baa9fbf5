import { sql } from 'kysely'
import type { takeBackMessage as route } from '#contract/messages.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { changeMessage, messageDetail } from './change-message.ts'
import { record } from './events.ts'

/** The text goes at once, the bytes of a file by a job. */
export const takeBackMessage: Verb<typeof route> = (tx, actor, { id }, now, house) =>
  changeMessage(
    tx,
    actor,
    {
      id,
      isDone: ({ taken_back_at }) => taken_back_at !== null,
      set: ({ edited_at }) => ({ content_sealed: null, edited_at, taken_back_at: now }),
      also: (row) => [
        ...(row.file_id === null
          ? []
          : [sql`delete from message_files where id = ${row.file_id}::uuid`.execute(tx)]),
        record(tx, actor, 'message.taken_back', row.id, now, { ...messageDetail(row), file: row.file_id }),
      ],
    },
    now,
    house,
  )
