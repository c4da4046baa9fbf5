import { sql } from 'kysely'
import type { Attendance, Party } from '#contract/appointments/appointment.ts'
import type { Language } from '#contract/language.ts'
import { claimDeadline, statementBinding } from '#server/appointments/absence/claim.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import { ensurePersonKey } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import { lockDemo, minute, writeHistory } from './history.ts'

/** Marks past calls of the demo as attended, so that the scheduled job asks nobody who attended. */
export const fillVisitsToCalls = ({ db }: Pick<House, 'db'>, now: Date): Promise<boolean> =>
  db.as(system, async (tx) => {
    await lockDemo(tx)
    await sql`
      update appointments set dietitian_attended_at = starts_at,
          patient_attended_at = case when outcome is distinct from 'patient_absent' then starts_at end
        where mode = 'video' and status in ('confirmed', 'completed') and dietitian_attended_at is null
          and starts_at > ${now}::timestamptz - interval '7 days' and ends_at <= ${now}
          and exists (select from events where subject_type = 'appointment' and subject_id = appointments.id
            and kind = 'appointment.requested' and actor = ${system.id})`.execute(tx)
    return false
  })

type Told = { says: Attendance; words: Record<Language, string> }
const claims: readonly { patient: Told; dietitian: Told | null }[] = [
  {
    patient: {
      says: 'dietitian_absent',
      words: {
        en: 'I was at the practice ten minutes early. The door was locked, and nobody answered the phone.',
        ar: 'وصلت إلى العيادة قبل الموعد بعشر دقائق، وكان الباب مغلقًا ولم يُرد على الهاتف.',
      },
    },
    dietitian: {
      says: 'patient_absent',
      words: {
        en: 'I waited until twenty past and sent a message.',
        ar: 'انتظرت عشرين دقيقة وأرسلت رسالة.',
      },
    },
  },
  {
    patient: {
      says: 'dietitian_absent',
      words: {
        en: 'The reception said that the dietitian had left for the day.',
        ar: 'أبلغتني موظفة الاستقبال أن الأخصائية غادرت العيادة.',
      },
    },
    dietitian: null,
  },
]

type Met = { id: string; patient: string; dietitian: string; starts_at: Date } & Record<
  `${Party}_language`,
  Language
>

/** Opens claims about two of the latest visits in person: one awaits an admin, one its dietitian. */
export const fillClaims = (house: House, now: Date): Promise<boolean> =>
  house.db.as(system, async (tx) => {
    await lockDemo(tx)
    const { rows } = await sql<Met>`
      select appointments.id, patient_id as patient, dietitian_id as dietitian, starts_at, patient.language as patient_language,
          dietitian.language as dietitian_language
        from appointments join users as patient on patient.id = patient_id join users as dietitian on dietitian.id = dietitian_id
        where mode = 'in-person' and appointments.status = 'completed' and outcome = 'attended' and paid_halalas = 0
          and ends_at > ${now}::timestamptz - interval '46 hours' and ends_at <= ${now}
          and not exists (select from reviews where reviews.appointment_id = appointments.id)
        order by dietitian.email = 'dietitian@nabta.test', starts_at limit ${claims.length}`.execute(tx)
    for (const [place, met] of rows.entries()) {
      const claim = claims[place]
      if (claim) await putClaim(tx, house, met, claim, now)
    }
    return rows.length > 0
  })

async function putClaim(
  tx: Tx,
  house: House,
  met: Met,
  { patient, dietitian }: (typeof claims)[number],
  now: Date,
): Promise<void> {
  const openedAt = new Date(Math.min(met.starts_at.getTime() + 40 * minute, now.getTime() - 10 * minute))
  const answeredAt = new Date(Math.min(openedAt.getTime() + 90 * minute, now.getTime() - 5 * minute))
  const sealed = async (party: Party, told: Told | null) =>
    told &&
    (await ensurePersonKey(tx, house.keys, met[party], now)).seal(
      told.words[met[`${party}_language`]],
      statementBinding(met.id, party),
    )
  await sql`
    insert into absence_claims (appointment_id, opened_by, opened_at, ends_at, patient_says, patient_said_at, patient_words_sealed,
        dietitian_says, dietitian_said_at, dietitian_words_sealed)
      values (${met.id}, 'patient', ${openedAt}, ${claimDeadline(openedAt)}, ${patient.says}, ${openedAt}, ${await sealed('patient', patient)},
        ${dietitian?.says ?? null}, ${dietitian && answeredAt}, ${await sealed('dietitian', dietitian)})`.execute(
    tx,
  )
  if (dietitian)
    await sql`update absence_claims set for_admins_at = ${answeredAt} where appointment_id = ${met.id}`.execute(
      tx,
    )
  const about = { subject: 'appointment', id: met.id }
  const detail = (by: Party) => ({ by, dietitian: met.dietitian })
  await writeHistory(tx, system, [
    { ...about, kind: 'appointment.absence_claimed', at: openedAt, detail: detail('patient') },
    ...(dietitian
      ? [
          {
            ...about,
            kind: 'appointment.absence_answered' as const,
            at: answeredAt,
            detail: detail('dietitian'),
          },
        ]
      : []),
  ])
}
