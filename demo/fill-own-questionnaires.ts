import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Answers } from '#contract/screening/instruments.ts'
import type { OwnContent } from '#contract/screening/own.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import { ensurePersonKey, type PersonKey, sealJson } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import { ownBinding } from '../server/screening/own-questionnaires.ts'
import { answersBinding, askedBinding } from '../server/screening/questionnaire.ts'
import { demoFirstVisit, demoFollowUp } from './content/own-questionnaires.ts'
import { dateOf, lockDemo, writeHistory } from './history.ts'

/** Two questionnaires that the demo’s dietitian wrote: one answered by the demo’s patient, one that waits. */
export const fillOwnQuestionnaires = (house: Pick<House, 'db' | 'keys'>, now: Date): Promise<boolean> =>
  house.db.as(system, async (tx) => {
    await lockDemo(tx)
    const sides = await readSides(tx)
    if (!sides) return false
    const writer = await ensurePersonKey(tx, house.keys, sides.dietitian, now)
    const key = await ensurePersonKey(tx, house.keys, sides.patient, now)
    const firstVisit = await write(tx, writer, sides.dietitian, demoFirstVisit.content, sides.services, now)
    const followUp = await write(tx, writer, sides.dietitian, demoFollowUp, [], now)
    await send(tx, key, sides, { own: firstVisit, ...demoFirstVisit, sentDaysAgo: 21 }, now)
    await send(tx, key, sides, { own: followUp, content: demoFollowUp, answers: null, sentDaysAgo: 1 }, now)
    return true
  })

type Sides = { patient: string; dietitian: string; services: string[] }

async function readSides(tx: Tx): Promise<Sides | null> {
  const { rows } = await sql<Sides>`
    select patient.id as patient, dietitian.id as dietitian,
        array(select id from services where dietitian_id = dietitian.id and is_initial and deleted_at is null) as services
      from users as patient, users as dietitian
      where patient.email = 'patient@nabta.test' and dietitian.email = 'dietitian@nabta.test'
        and not exists (select from own_questionnaires where dietitian_id = dietitian.id)`.execute(tx)
  return rows[0] ?? null
}

async function write(
  tx: Tx,
  key: PersonKey,
  dietitian: string,
  content: OwnContent,
  services: string[],
  now: Date,
): Promise<string> {
  const id = randomUUID()
  await tx
    .insertInto('own_questionnaires')
    .values({
      id,
      dietitian_id: dietitian,
      content_sealed: sealJson(key, content, ownBinding(id)),
      services,
      saved_at: dateOf({ daysAgo: 30, minute: 600 }, now),
    })
    .execute()
  return id
}

type Sent = { own: string; content: OwnContent; answers: Answers | null; sentDaysAgo: number }

/** Answered a day later, if at all. */
async function send(
  tx: Tx,
  key: PersonKey,
  { patient, dietitian }: Sides,
  { own, content, answers, sentDaysAgo }: Sent,
  now: Date,
): Promise<void> {
  const id = randomUUID()
  const sentAt = dateOf({ daysAgo: sentDaysAgo, minute: 560 }, now)
  const answeredAt = answers && dateOf({ daysAgo: sentDaysAgo - 1, minute: 1_260 }, now)
  await tx
    .insertInto('questionnaires')
    .values({
      id,
      patient_id: patient,
      dietitian_id: dietitian,
      instrument: 'own',
      version: '1',
      answered_by: 'patient',
      sent_at: sentAt,
      own_id: own,
      asked_sealed: sealJson(key, content, askedBinding(id)),
      answers_sealed: answers && sealJson(key, answers, answersBinding(id)),
      saved_at: answeredAt,
      answered_at: answeredAt,
    })
    .execute()
  const about = { subject: 'questionnaire', id } as const
  await writeHistory(tx, system, [
    { ...about, kind: 'questionnaire.sent', at: sentAt },
    ...(answeredAt ? [{ ...about, kind: 'questionnaire.answered', at: answeredAt } as const] : []),
  ])
}
