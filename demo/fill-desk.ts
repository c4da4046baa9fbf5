import { sql } from 'kysely'
import { addDays, todayInRiyadh } from '#contract/days.ts'
import { type Actor, system, type Tx } from '#server/ground/data/db.ts'
import { freshId } from '#server/ground/data/fresh-id.ts'
import type { House } from '#server/ground/house.ts'
import { storeEvidence } from '#server/money/disputes/evidence.ts'
import { sealerOf, subjectBinding, type TicketRow, ticketColumns } from '#server/support/ticket.ts'
import { noteBinding } from '#server/support/ticket-notes.ts'
import { answerInDays, claimEvidence, demoNotes, disputeEvidence } from './content/desk.ts'
import { demoDocument } from './document-file.ts'
import { lockDemo, minute } from './history.ts'

/** The admins’ own traces: notes on tickets, the times in recent calls, and evidence. */
export async function fillDesk(house: House, now: Date): Promise<boolean> {
  const { db } = house
  const [known] = await db.read(
    system,
    () => sql<{ admin: string | null; dispute: string | null; claim: string | null }>`
      select (select id from users where email = 'admin@nabta.test' and leaving_at is null) as admin,
        (select id from disputes where state = 'open' order by opened_at desc limit 1) as dispute,
        (select appointment_id from absence_claims where for_admins_at is not null and decided_at is null limit 1) as claim`,
  )
  if (!known?.admin) return false
  const admin: Actor = { id: known.admin, role: 'admin', language: 'en' }
  const store = ({ name, lines }: { name: string; lines: readonly string[] }) =>
    storeEvidence(house, system, { bytes: demoDocument([...lines]), name, type: 'application/pdf' })
  const forDispute = known.dispute ? await Promise.all(disputeEvidence.map(store)) : []
  const forClaim = known.claim ? [await store(claimEvidence)] : []
  await db.as(system, async (tx) => {
    await lockDemo(tx)
    await putCalls(tx, now)
    await sql`update disputes set answer_by = ${addDays(todayInRiyadh(now), answerInDays)}::date where id = ${known.dispute}`.execute(
      tx,
    )
  })
  await db.as(admin, async (tx) => {
    await writeNotes(tx, house, admin.id, now)
    const rows = [
      ...forDispute.map((file) => ({ ...file, dispute_id: known.dispute, claim_id: null })),
      ...forClaim.map((file) => ({ ...file, dispute_id: null, claim_id: known.claim })),
    ]
    if (rows.length > 0)
      await tx
        .insertInto('evidence_files')
        .values(rows.map((row) => ({ ...row, uploaded_at: now, uploaded_by: admin.id })))
        .execute()
  })
  return true
}

/** Subjects are encrypted, so each ticket is opened to find those that have a note. */
async function writeNotes(tx: Tx, house: House, admin: string, now: Date): Promise<void> {
  const { rows } =
    await sql<TicketRow>`select ${ticketColumns} from tickets where opened_at is not null`.execute(tx)
  for (const row of rows) {
    const sealer = sealerOf(row, house)
    const subject = sealer?.tryOpen(row.subject_sealed, subjectBinding(row.id))
    const note = demoNotes.find((each) => each.subject === subject)
    if (!note || !sealer) continue
    const id = await freshId(tx)
    await sql`
      insert into ticket_notes (id, ticket_id, author_id, content_sealed, at)
        values (${id}, ${row.id}, ${admin}, ${sealer.seal(note.text[row.language], noteBinding(id))},
          ${new Date(now.getTime() - note.hours * 60 * minute)})`.execute(tx)
  }
}

/** Who was in the calls of the last week, and how long. */
async function putCalls(tx: Tx, now: Date): Promise<void> {
  await sql`
  insert into call_presences (appointment_id, person_id, party, seat, joined_at, seen_at)
    select met.id, side.person, side.party, gen_random_uuid(), side.joined, met.ends_at - interval '2 minutes'
      from appointments as met, lateral (values
        ('patient', met.patient_id, met.patient_attended_at + interval '2 minutes'),
        ('dietitian', met.dietitian_id, met.dietitian_attended_at - interval '1 minute')) as side (party, person, joined)
      where met.mode = 'video' and met.status = 'completed' and met.starts_at > ${now}::timestamptz - interval '7 days'
        and met.ends_at <= ${now} and side.person is not null and side.joined < met.ends_at - interval '2 minutes'
        and not exists (select from call_presences where appointment_id = met.id)`.execute(tx)
  await sql`update call_presences set left_at = seen_at where left_at is null and seen_at < ${now}`.execute(
    tx,
  )
}
