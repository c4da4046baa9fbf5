import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type Answers, definitionOf, type Instrument } from '#contract/screening/instruments.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import { ensurePersonKey, type PersonKey, sealJson } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import { answersBinding, resultBinding } from '../server/screening/questionnaire.ts'
import { demoAnswers, demoBegun, demoBmi } from './content/screening.ts'
import { dateOf, lockDemo, type PastEvent, writeHistory } from './history.ts'

/** Questionnaires of the demo’s patient and dietitian: one answered, one begun, one filled in by the dietitian. */
export async function fillScreening(house: Pick<House, 'db' | 'keys'>, now: Date): Promise<boolean> {
  return house.db.as(system, async (tx) => {
    await lockDemo(tx)
    const sides = await readSides(tx)
    if (!sides) return false
    const key = await ensurePersonKey(tx, house.keys, sides.patient, now)
    for (const each of written) await write(tx, key, sides, each, now)
    return true
  })
}

type Sides = { patient: string; dietitian: string }

async function readSides(tx: Tx): Promise<Sides | null> {
  const { rows } = await sql<Sides>`
    select patient.id as patient, dietitian.id as dietitian from users as patient, users as dietitian
      where patient.email = 'patient@nabta.test' and dietitian.email = 'dietitian@nabta.test'
        and not exists (select from questionnaires where patient_id = patient.id)`.execute(tx)
  return rows[0] ?? null
}

type Written = {
  instrument: Instrument
  by: 'patient' | 'dietitian'
  answers: Answers
  sentDaysAgo: number
  /** Null if it is not answered yet. */
  answeredDaysAgo: number | null
}

const written: readonly Written[] = [
  {
    instrument: 'pre_consultation',
    by: 'patient',
    answers: demoAnswers,
    sentDaysAgo: 20,
    answeredDaysAgo: 19,
  },
  { instrument: 'bmi', by: 'dietitian', answers: demoBmi, sentDaysAgo: 17, answeredDaysAgo: 17 },
  { instrument: 'must', by: 'patient', answers: demoBegun, sentDaysAgo: 1, answeredDaysAgo: null },
]

async function write(
  tx: Tx,
  key: PersonKey,
  { patient, dietitian }: Sides,
  { instrument, by, answers, sentDaysAgo, answeredDaysAgo }: Written,
  now: Date,
): Promise<void> {
  const id = randomUUID()
  const { version, score } = definitionOf(instrument)
  const sentAt = dateOf({ daysAgo: sentDaysAgo, minute: 640 }, now)
  const at = answeredDaysAgo === null ? null : dateOf({ daysAgo: answeredDaysAgo, minute: 1_220 }, now)
  await tx
    .insertInto('questionnaires')
    .values({
      id,
      patient_id: patient,
      dietitian_id: dietitian,
      instrument,
      version,
      answered_by: by,
      sent_at: by === 'dietitian' && at ? at : sentAt,
      answers_sealed: sealJson(key, answers, answersBinding(id)),
      saved_at: at ?? dateOf({ daysAgo: sentDaysAgo, minute: 700 }, now),
      answered_at: at,
      result_sealed: at && score && sealJson(key, score(answers), resultBinding(id)),
    })
    .execute()
  const about = { subject: 'questionnaire', id } as const
  const happened: PastEvent[] =
    by === 'dietitian'
      ? [{ ...about, kind: 'patient.screened', at: at ?? sentAt }]
      : [{ ...about, kind: 'questionnaire.sent', at: sentAt }]
  if (at && by === 'patient') happened.push({ ...about, kind: 'questionnaire.answered', at })
  await writeHistory(tx, system, happened)
}
