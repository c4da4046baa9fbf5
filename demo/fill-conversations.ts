import { sql } from 'kysely'
import { system, type Tx } from '#server/ground/data/db.ts'
import { ensurePersonKey } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import { storeMessageFile } from '../server/messages/files/sealed-file.ts'
import { contentBinding } from '../server/messages/message.ts'
import { noteBinding, reportedBinding } from '../server/messages/reports/report.ts'
import {
  type DemoConversation,
  type DemoLine,
  type DemoWriter,
  demoConversations,
  supportTeam,
} from './content/conversations.ts'
import { demoDocument } from './document-file.ts'
import { dateOf, day, lockDemo, minute } from './history.ts'

type Filling = Pick<House, 'db' | 'keys' | 'files'>

/** Conversations between people of the demo, some of them unread. */
export async function fillConversations(house: Filling, now: Date): Promise<boolean> {
  if (!(await house.db.as(system, isAbsent))) return false
  const planned = await house.db.as(system, (tx) => plan(tx, now))
  const papers = await keepPapers(house, planned, now)
  return house.db.as(system, async (tx) => {
    await lockDemo(tx)
    if (!(await isAbsent(tx))) return false
    for (const each of planned) await write(tx, house, each, papers, now)
    return planned.length > 0
  })
}

async function isAbsent(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ some: boolean }>`select exists (select from conversations) as some`.execute(tx)
  return !rows[0]?.some
}

type Planned = DemoConversation & { personId: string; dietitianId: string | null; answererId: string }

/** Plans only conversations of people who exist and, with a dietitian, have really met. */
async function plan(tx: Tx, now: Date): Promise<Planned[]> {
  const known = new Set<string>()
  const found: Planned[] = []
  for (const each of demoConversations) {
    const personId = await personFor(tx, each.person, known, now)
    const isSupport = each.with === supportTeam
    const answererId = await accountOf(tx, isSupport ? 'admin@nabta.test' : each.with)
    if (!personId || !answererId) continue
    if (!isSupport && !(await haveMet(tx, personId, answererId))) continue
    known.add(personId)
    found.push({ ...each, personId, dietitianId: isSupport ? null : answererId, answererId })
  }
  return found
}

async function personFor(
  tx: Tx,
  writer: DemoWriter,
  known: ReadonlySet<string>,
  now: Date,
): Promise<string | null> {
  if (typeof writer === 'string') return accountOf(tx, writer)
  const { rows } = await sql<{ id: string }>`
    select users.id from appointments join users on users.id = patient_id join profiles on profiles.id = users.id
      where dietitian_id = ${await accountOf(tx, writer.patientOf)}::uuid and users.email like '%@patients.nabta.test'
        and users.language = ${writer.language} and profiles.gender = ${writer.gender} and not users.id = any (${[...known]}::uuid[])
      order by abs(extract(epoch from starts_at - ${now}::timestamptz)), users.id limit 1`.execute(tx)
  return rows[0]?.id ?? null
}

async function accountOf(tx: Tx, email: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from users where email = ${email} and confirmed_at is not null and leaving_at is null`.execute(
    tx,
  )
  return rows[0]?.id ?? null
}

async function haveMet(tx: Tx, patient: string, dietitian: string): Promise<boolean> {
  const { rows } = await sql<{ met: boolean }>`
    select app.have_met(${patient}::uuid, ${dietitian}::uuid) as met`.execute(tx)
  return rows[0]?.met ?? false
}

type Paper = { id: string; name_sealed: Buffer; bytes: number }

/** Stores the files before any row refers to them. */
async function keepPapers(house: Filling, planned: readonly Planned[], now: Date) {
  const papers = new Map<DemoLine, Paper>()
  for (const { personId, lines } of planned)
    for (const line of lines) {
      if (!line.paper) continue
      const bytes = demoDocument(line.paper.lines)
      const kept = await storeMessageFile(house, system, personId, { bytes, name: line.paper.name }, now)
      papers.set(line, { ...kept, bytes: bytes.length })
    }
  return papers
}

async function write(
  tx: Tx,
  { keys }: Pick<House, 'keys'>,
  { personId, dietitianId, answererId, lines, unread }: Planned,
  papers: ReadonlyMap<DemoLine, Paper>,
  now: Date,
): Promise<void> {
  const key = await ensurePersonKey(tx, keys, personId, now)
  const times = lines.map(({ at }) => momentOf(at, now))
  const [first = now, last = now] = [times[0], times.at(-1)]
  const { rows } = await sql<{ id: string; fresh: string[] }>`
    insert into conversations (kind, person_id, dietitian_id, begun_by, begun_at, last_sequence, last_at, person_read, other_read)
      values (${dietitianId ? 'care' : 'support'}, ${personId}, ${dietitianId}, ${lines[0]?.own ? personId : answererId}, ${first}, ${lines.length}, ${last},
        ${lines.length - (unread?.person ?? 0)}, ${lines.length - (unread?.other ?? 0)})
      returning id, array(select uuidv7() from generate_series(1, ${lines.length})) as fresh`.execute(tx)
  const { id = '', fresh = [] } = rows[0] ?? {}
  for (const [place, line] of lines.entries()) {
    const [message = '', at = now] = [fresh[place], times[place]]
    const sender = line.own ? personId : answererId
    const sealed = line.text && !line.takenBack ? key.seal(line.text, contentBinding(message)) : null
    const soon = new Date(at.getTime() + minute)
    await sql`
      insert into messages (id, conversation_id, sequence, sender_id, by_person, client_id, content_sealed, at, edited_at, taken_back_at)
        values (${message}, ${id}, ${place + 1}, ${sender}, ${line.own === true}, uuidv7(), ${sealed}, ${at}, ${line.edited ? soon : null}, ${line.takenBack ? soon : null})`.execute(
      tx,
    )
    if (line.reported && sealed) {
      const { reason, note, outcome } = line.reported
      const reporter = line.own ? answererId : personId
      const reportedAt = momentOf(line.reported.at, now)
      await sql`
        insert into message_reports (message_id, person_id, reporter_id, writer_id, reason, note_sealed, content_sealed, written_at, reported_at, closed_at, outcome)
          values (${message}, ${personId}, ${reporter}, ${sender}, ${reason}, ${note === undefined ? null : key.seal(note, noteBinding(message, reporter))},
            ${key.seal(line.text ?? '', reportedBinding(message, reporter))}, ${at}, ${reportedAt}, ${outcome ? new Date(reportedAt.getTime() + 40 * minute) : null}, ${outcome ?? null})`.execute(
        tx,
      )
    }
    const paper = papers.get(line)
    if (paper)
      await sql`
        insert into message_files (id, conversation_id, message_id, sender_id, name_sealed, type, bytes, uploaded_at)
          values (${paper.id}, ${id}, ${message}, ${sender}, ${paper.name_sealed}, 'application/pdf', ${paper.bytes}, ${at})`.execute(
        tx,
      )
  }
}

const momentOf = (at: DemoLine['at'], now: Date): Date =>
  'minutesAgo' in at
    ? new Date(now.getTime() - at.minutesAgo * minute)
    : new Date(Math.min(dateOf(at, now).getTime(), now.getTime() - day / 12))
