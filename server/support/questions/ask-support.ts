import type { askSupport as route } from '#contract/support/questions.ts'
import { freshId } from '#server/ground/data/fresh-id.ts'
import { prove } from '#server/ground/data/prove.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { record } from '../events.ts'
import { sealerForVisitors } from '../ticket.ts'
import { writeTicket } from '../write-ticket.ts'

/** The team does not see the question until the visitor has confirmed the address. */
export const askSupport: Verb<typeof route> = async (
  tx,
  actor,
  { name, email, category, subject, content },
  now,
  { keys },
) => {
  const id = await freshId(tx)
  await prove(tx, id)
  await writeTicket(
    tx,
    sealerForVisitors(keys),
    {
      visitor_name: name,
      visitor_email: email,
      language: actor.language,
      category,
      priority: 'medium',
      subject,
      content,
    },
    now,
    id,
  )
  await record(tx, actor, 'ticket.asked', id, now)
  return { done: true }
}
