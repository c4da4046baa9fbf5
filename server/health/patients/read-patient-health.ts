import { sql } from 'kysely'
import { type EntryKind, entryKinds, groupOf } from '#contract/health/kinds.ts'
import type { readPatientHealth as route } from '#contract/health/patients.ts'
import { daysBetweenRequests } from '#contract/health/visit.ts'
import type { OutputOf } from '#contract/route.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { type SexAndBirth, sexAndBirthOf } from '#server/profiles/facts.ts'
import { openGoalsSeenBy } from '../goals/goal.ts'
import { seePatient } from '../sharing/see-patient.ts'
import { dangerousReadingsOf } from './dangerous-readings-of.ts'

type Row = {
  about: SexAndBirth | null
  kinds: EntryKind[]
  has_answers: boolean
  has_reports: boolean
  asked_at: Date | null
  open_goals: OutputOf<typeof route>['openGoals']
}

/**
 * Returns only which data exists, which the patient's list of readings need not record, and dangerous readings, which
 * it records.
 */
export const readPatientHealth: Verb<typeof route> = async (tx, actor, { patient }, now, house) => {
  const groups = await seePatient(tx, actor, patient)
  const shared = entryKinds.filter((kind) => groups.includes(groupOf(kind)))
  const id = sql`${patient}::uuid`
  const { rows } = await sql<Row>`
    select ${sexAndBirthOf(id, 'met_patients')} as about,
      array(select kind from unnest(${shared}::text[]) with ordinality as shared (kind, place)
        where exists (select from health_entries as entry where entry.user_id = ${id} and entry.kind = shared.kind)
        order by place) as kinds,
      ${groups.includes('answers')} and exists (select from health_profiles where user_id = ${id}) as has_answers,
      ${groups.includes('reports')} and exists (select from health_files where user_id = ${id} and entry_id is null) as has_reports,
      (select asked_at from access_requests where patient_id = ${id} and dietitian_id = ${actor.id}::uuid
        and asked_at > ${now}::timestamptz - ${daysBetweenRequests} * interval '1 day') as asked_at,
      ${openGoalsSeenBy(actor, patient, shared)} as open_goals`.execute(tx)
  const [row] = rows
  const tellsAbout = groups.includes('body') || groups.includes('answers')
  return {
    groups,
    about: (tellsAbout && row?.about) || { sex: null, bornOn: null },
    kinds: row?.kinds ?? [],
    hasAnswers: row?.has_answers ?? false,
    hasReports: row?.has_reports ?? false,
    dangers: await dangerousReadingsOf(tx, actor, patient, groups, now, house),
    askedAt: row?.asked_at?.toISOString() ?? null,
    openGoals: row?.open_goals ?? [],
  }
}
