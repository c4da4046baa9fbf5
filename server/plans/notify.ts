import { sql } from 'kysely'
import { textFor } from '#contract/text-language.ts'
import { planMails as words } from '#copy/plans/mail.ts'
import { loadReader } from '#server/accounts/reader.ts'
import { accountLetter } from '#server/accounts/write-letter.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import { sendLetter } from '#server/ground/post/send-within-budget.ts'
import { loadChoices } from '#server/notifications/choices/load-choices.ts'
import { notify } from '#server/notifications/list/notify.ts'
import { nameOf, otherNameOf } from '#server/profiles/facts.ts'
import type { planEvents } from './events.ts'

type Event = EventOfJob<typeof planEvents, 'plan_notified'>

/** Tells the patient that there is a plan, or a new version of it, without revealing its content. */
export const planNotified: Job<Event> = (house, eventId) =>
  house.db.as(system, async (tx) => {
    const event = await eventOf(tx, eventId)
    const plan = await inForce(tx, event.subject_id)
    if (!plan?.dietitian_id) return
    await notify(tx, house, event, [
      {
        to: plan.patient_id,
        kind: 'plan.published',
        side: 'patient',
        subject: event.subject_id,
        dietitian: plan.dietitian_id,
      },
    ])
  })

/** The same by email, if the patient has chosen email updates. */
export const planMailed: Job<Event> = async (house, eventId) => {
  const letter = await house.db.as(system, async (tx) => {
    const event = await eventOf(tx, eventId)
    const plan = await inForce(tx, event.subject_id)
    if (!plan?.dietitian_id) return null
    const reader = await loadReader(tx, plan.patient_id)
    if (!reader?.confirmed_at || !(await loadChoices(tx, plan.patient_id)).emailUpdates) return null
    const dietitian = textFor(reader.language, plan.name ?? '', plan.other_name)
    return accountLetter(house, {
      id: `${event.id}.plan`,
      to: reader.email,
      language: reader.language,
      greeting: reader.greeting,
      why: 'holder',
      words: plan.version > 1 ? words.changed(dietitian) : words.published(dietitian),
      button: '/patient/nutrition-plans',
    })
  })
  if (letter) await sendLetter(house, letter)
}

type Told = {
  patient_id: string
  dietitian_id: string | null
  version: number
  name: string | null
  other_name: string | null
}

/** Null if the plan was ended before the notification was sent. */
async function inForce(tx: Tx, id: string): Promise<Told | null> {
  const { rows } = await sql<Told>`
    select patient_id, dietitian_id, version, ${nameOf(sql`dietitian_id`)} as name, ${otherNameOf(sql`dietitian_id`)} as other_name
      from nutrition_plans where id = ${id}::uuid and state = 'published'`.execute(tx)
  return rows[0] ?? null
}
