import { sql } from 'kysely'
import { system } from '#server/ground/data/db.ts'
import { storeMessageFile } from '#server/messages/files/sealed-file.ts'
import type { App } from '#test/app.ts'
import { demoPage } from '#test/fakes/sample-files.ts'
import type { Person } from '#test/people.ts'
import { putConversation, putReport } from './conversation-rows.ts'

/** The ids of the messages between a patient and a dietitian. */
export type MessageFixtures = {
  conversation: string
  /** The actor's own message, if the conversation is theirs. */
  own: string
  /** A message of the other side. */
  others: string
  file: string
  report: string
}

export async function makeMessageFixtures(
  app: App,
  { patient, dietitian }: { patient: Person; dietitian: Person },
  asksAsDietitian: boolean,
): Promise<MessageFixtures> {
  const { id, messages } = await putConversation(app, { person: patient, dietitian }, [
    { by: patient, text: 'May I eat lentils at night?' },
    { by: dietitian, text: 'Lentils are fine, before eight.' },
  ])
  const [asked = '', answered = ''] = messages
  const [own, others] = asksAsDietitian ? [answered, asked] : [asked, answered]
  const report = await putReport(app, {
    message: answered,
    person: patient,
    reporter: patient,
    writer: dietitian,
  })
  return { conversation: id, own, others, file: await keptFile(app, patient, id, asked), report }
}

async function keptFile({ house }: App, { id: person }: Person, conversation: string, message: string) {
  const now = house.clock.now()
  const bytes = Buffer.from(demoPage.bytes)
  const kept = await storeMessageFile(house, system, person, { bytes, name: 'Night.pdf' }, now)
  await house.db.as(system, (tx) =>
    sql`insert into message_files (id, conversation_id, message_id, sender_id, name_sealed, type, bytes, uploaded_at)
      values (${kept.id}, ${conversation}, ${message}, ${person}, ${kept.name_sealed}, 'application/pdf', ${bytes.length}, ${now})`.execute(
      tx,
    ),
  )
  return kept.id
}
