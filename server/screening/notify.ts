import { sql } from 'kysely'
import { textFor } from '#contract/text-language.ts'
import { questionnaireMails as words } from '#copy/screening/mail.ts'
import { loadReader } from '#server/accounts/reader.ts'
import { accountLetter } from '#server/accounts/write-letter.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import { sendLetter } from '#server/ground/post/send-within-budget.ts'
import { loadChoices } from '#server/notifications/choices/load-choices.ts'
import { notify } from '#server/notifications/list/notify.ts'
import { nameOf, otherNameOf } from '#server/profiles/facts.ts'
import type { screeningEvents } from './events.ts'

type Event = EventOfJob<typeof screeningEvents, 'questionnaire_notified'>

/** Tells the patient that a questionnaire waits, or the dietitian that it is answered, never what it is about. */
export const questionnaireNotified: Job<Event> = (house, eventId) =>
  house.db.as(system, async (tx) => {
    const event = await eventOf(tx, eventId)
    const asked = await askedIn(tx, event)
    if (!asked?.dietitian_id) return
    const { patient_id, dietitian_id } = asked
    await notify(tx, house, event, [
      event.kind === 'questionnaire.sent'
        ? { to: patient_id, kind: event.kind, side: 'patient', subject: asked.id, dietitian: dietitian_id }
        : { to: dietitian_id, kind: event.kind, side: 'dietitian', subject: patient_id },
    ])
  })

/** The same by email, if the recipient has chosen email updates. */
export const questionnaireMailed: Job<Event> = async (house, eventId) => {
  const letter = await house.db.as(system, async (tx) => {
    const event = await eventOf(tx, eventId)
    const asked = await askedIn(tx, event)
    if (!asked?.dietitian_id) return null
    const isSent = event.kind === 'questionnaire.sent'
    const to = isSent ? asked.patient_id : asked.dietitian_id
    const reader = await loadReader(tx, to)
    if (!reader?.confirmed_at || !(await loadChoices(tx, to)).emailUpdates) return null
    return accountLetter(house, {
      id: `${event.id}.questionnaire`,
      to: reader.email,
      language: reader.language,
      greeting: reader.greeting,
      why: 'holder',
      words: isSent
        ? words.sent(textFor(reader.language, asked.name ?? '', asked.other_name))
        : words.answered,
      button: isSent ? `/patient/questionnaires/${asked.id}` : `/dietitian/patients/${asked.patient_id}`,
    })
  })
  if (letter) await sendLetter(house, letter)
}

type Asked = {
  id: string
  patient_id: string
  dietitian_id: string | null
  name: string | null
  other_name: string | null
}

/** Null if it was taken back, or answered, before the notification was sent. */
async function askedIn(
  tx: Tx,
  { kind, subject_id }: { kind: string; subject_id: string },
): Promise<Asked | null> {
  const { rows } = await sql<Asked>`
    select id, patient_id, dietitian_id, ${nameOf(sql`dietitian_id`)} as name, ${otherNameOf(sql`dietitian_id`)} as other_name
      from questionnaires where id = ${subject_id}::uuid
        and (answered_at is not null) = ${kind === 'questionnaire.answered'}`.execute(tx)
  return rows[0] ?? null
}
