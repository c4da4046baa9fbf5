import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Actor, system, type Tx } from '#server/ground/data/db.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { drFahad, drLayla, omar, sara } from '#test/cast.ts'
import { join, type Person } from '#test/people.ts'

/** Uses the serving database role directly, without any rule of the application. */
const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-22T06:00:00.000Z')
const at = '2026-11-24T10:00:00Z'
let patient: Person
let other: Person
let layla: Person
let fahad: Person

beforeAll(async () => {
  patient = await join(app, sara)
  other = await join(app, omar)
  layla = await join(app, drLayla, { role: 'dietitian' })
  fahad = await join(app, drFahad, { role: 'dietitian' })
})
beforeEach(async () => {
  await app.rows('delete from appointments')
  await app.rows('delete from taken_times')
})

const as = <T>({ id }: { id: string }, work: (tx: Tx) => Promise<T>, role: Actor['role'] = 'patient') =>
  app.house.db.as(id === 'system' ? system : { id, role, language: 'en' }, work)

/** The number of rows written: none if the time turns out to be taken, which rolls everything back. */
const unlessTaken = (writing: Promise<number>): Promise<number> =>
  writing.catch((fault: Error) => {
    if (!fault.message.includes('"taken_times_once"')) throw fault
    return 0
  })

const book = (
  who: { id: string },
  dietitian: { id: string },
  startsAt: string,
  { status = 'confirmed', by = who } = {},
) =>
  unlessTaken(
    as(by, async (tx) => {
      const { numAffectedRows } = await sql`
      insert into appointments (patient_id, dietitian_id, type, service_name, mode, price_halalas, policy, starts_at, ends_at, zone,
          patient_zone, status, lapses_at, requested_at, changed_at)
        values (${who.id}, ${dietitian.id}, 'advice', 'Advice', 'video', 0, '{}', ${startsAt}, ${startsAt}::timestamptz + interval '30 minutes',
          'Asia/Riyadh', 'Asia/Riyadh', ${status}, ${status === 'pending' ? startsAt : null}, ${app.house.clock.now()}, ${app.house.clock.now()})`.execute(
        tx,
      )
      return Number(numAffectedRows)
    }),
  )

test('two live appointments of one person never overlap, on whichever side they are', async () => {
  expect(await book(patient, layla, at)).toBe(1)
  for (const [who, whom] of [
    [other, layla],
    [patient, fahad],
    [layla, fahad],
    [fahad, patient],
  ] as const)
    for (const status of ['pending', 'confirmed'])
      expect(await book(who, whom, '2026-11-24T10:15:00Z', { status }), `${who.name} and ${whom.name}`).toBe(
        0,
      )
  expect(await book(other, fahad, '2026-11-24T10:15:00Z')).toBe(1)
  expect(await book(patient, fahad, '2026-11-24T10:45:00Z'), 'from end to start').toBe(1)
  expect(await app.rows('select from taken_times')).toHaveLength(6)
  const move = (id: string, startsAt: string) =>
    unlessTaken(
      as(system, async (tx) => {
        const { numAffectedRows } =
          await sql`update appointments set starts_at = ${startsAt}, ends_at = ${startsAt}::timestamptz + interval '30 minutes' where id = ${id}`.execute(
            tx,
          )
        return Number(numAffectedRows)
      }),
    )
  const [mine] = await app.rows<{ id: string }>(
    'select id from appointments where dietitian_id = $1 and patient_id = $2',
    [layla.id, patient.id],
  )
  expect(await move(mine?.id ?? '', '2026-11-24T10:30:00Z')).toBe(0)
  expect(await move(mine?.id ?? '', '2026-11-24T09:45:00Z'), 'over its own time').toBe(1)
})

test('no row can hold contradictory facts', async () => {
  const usual = {
    patient_id: patient.id,
    dietitian_id: layla.id,
    type: 'advice',
    service_name: 'Advice',
    mode: 'video',
    price_halalas: 0,
    policy: {},
    starts_at: at,
    ends_at: '2026-11-24T10:30:00Z',
    zone: 'Asia/Riyadh',
    patient_zone: 'Asia/Riyadh',
    status: 'confirmed',
    requested_at: at,
    changed_at: at,
  }
  const put = (unusual: Record<string, unknown>) => {
    const row = { ...usual, ...unusual }
    const names = Object.keys(row).join(', ')
    return app.rows(
      `insert into appointments (${names}) select ${names} from jsonb_populate_record(null::appointments, $1) returning id`,
      [JSON.stringify(row)],
    )
  }
  const [wanted_at, wanted_since, wanted_until] = ['2026-11-25T10:00:00Z', '2026-11-22T10:00:00Z', at]
  const wish = { wanted_at, wanted_since, wanted_until }
  const completed = { status: 'completed', outcome: 'attended', completed_at: at }
  for (const [name, unusual] of [
    ['between_two', { ...completed, patient_id: layla.id }],
    ['mode', { mode: 'telepathy' }],
    ['price', { price_halalas: -1 }],
    ['length', { ends_at: '2026-11-24T10:14:00Z' }],
    ['length', { ends_at: '2026-11-24T13:01:00Z' }],
    ['status', { status: 'forgotten' }],
    ['pending_lapses', { status: 'pending' }],
    ['pending_lapses', { lapses_at: at }],
    ['cancelled_has_ending', { status: 'cancelled' }],
    ['cancelled_has_ending', { ending: 'declined' }],
    ['ending', { status: 'cancelled', ending: 'forgotten' }],
    ['completed_has_time', { status: 'completed', outcome: 'attended' }],
    ['completed_has_outcome', { status: 'completed', completed_at: at }],
    ['completed_has_outcome', { outcome: 'attended', completed_at: at }],
    ['outcome', { ...completed, outcome: 'late' }],
    ['meeting_link', { meeting_link: 'ftp://example.sa' }],
    ['in_calendars', { in_calendars: ['stranger'] }],
    ['wish_is_whole', { wanted_at, wanted_since }],
    ['wish_moves', { ...wish, wanted_at: at }],
    ['wish_ends_before_start', { ...wish, wanted_until: wanted_at }],
    ['wish_moves', { ...completed, ...wish }],
  ] as const)
    await expect(put(unusual), JSON.stringify(unusual)).rejects.toThrow(`"appointments_${name}"`)
  for (const usualToo of [
    { ...wish, meeting_link: 'https://example.sa', in_calendars: ['patient'] },
    { ...completed, patient_id: null },
    { status: 'cancelled', ending: 'lapsed' },
    {
      status: 'pending',
      lapses_at: at,
      starts_at: wanted_until,
      dietitian_id: fahad.id,
      patient_id: other.id,
    },
  ])
    expect(await put(usualToo), JSON.stringify(usualToo)).toHaveLength(1)
})

test('two simultaneous writes of the same time leave one row', async () => {
  for (let round = 0; round < 5; round++) {
    const startsAt = `2026-11-2${round + 4}T10:00:00Z`
    const counts = await Promise.all([book(patient, layla, startsAt), book(other, layla, startsAt)])
    expect(counts.sort()).toEqual([0, 1])
  }
})

const statuses = ['pending', 'confirmed', 'cancelled', 'completed'] as const
const pairs = statuses.flatMap((from) =>
  statuses.filter((to) => to !== from).map((to) => [from, to] as const),
)
const notices = ['pending confirmed', 'pending cancelled', 'confirmed cancelled', 'confirmed completed']

test.each(pairs)('an appointment goes from %s to %s only if there is such a transition', async (from, to) => {
  const id = await putAppointment(app, { patient, dietitian: layla }, { status: from, startsAt: at })
  const change = as(system, (tx) =>
    sql`update appointments set status = ${to}, lapses_at = ${to === 'pending' ? at : null}, ending = ${to === 'cancelled' ? 'lapsed' : null},
      outcome = ${to === 'completed' ? 'attended' : null}, completed_at = ${to === 'completed' ? at : null} where id = ${id}`.execute(
      tx,
    ),
  )
  if (notices.includes(`${from} ${to}`)) await change
  else await expect(change).rejects.toThrow(`does not go from ${from} to ${to}`)
  const [row] = await app.rows<{ status: string }>('select status from appointments where id = $1', [id])
  const status = notices.includes(`${from} ${to}`) ? to : from
  expect(row?.status).toBe(status)
  expect(await app.rows('select from taken_times')).toHaveLength(
    status === 'pending' || status === 'confirmed' ? 2 : 0,
  )
})

test('accepting writes the row and its times in place, and no index entry', async () => {
  const id = await putAppointment(app, { patient, dietitian: layla }, { status: 'pending', startsAt: at })
  const hot = await as(
    layla,
    async (tx) => {
      const counted = async () => {
        const { rows } = await sql<{ row: number; times: number }>`
          select pg_stat_get_xact_tuples_hot_updated('appointments'::regclass)::int as row,
            pg_stat_get_xact_tuples_hot_updated('taken_times'::regclass)::int as times`.execute(tx)
        return rows[0] ?? { row: 0, times: 0 }
      }
      const before = await counted()
      await sql`update appointments set status = 'confirmed', lapses_at = null, meeting_link = 'https://example.sa', version = version + 1,
        sequence = sequence + 1, changed_at = ${app.house.clock.now()} where id = ${id}`.execute(tx)
      const after = await counted()
      return { row: after.row - before.row, times: after.times - before.times }
    },
    'dietitian',
  )
  expect(hot).toEqual({ row: 1, times: 2 })
  expect(await app.rows('select from taken_times where held_until is null')).toHaveLength(2)
})

test('a request whose time has been booked by another patient cannot be confirmed', async () => {
  const id = await putAppointment(app, { patient, dietitian: layla }, { status: 'pending', startsAt: at })
  await app.rows('delete from taken_times where person_id = $1', [layla.id])
  const accept = as(system, (tx) =>
    sql`update appointments set status = 'confirmed', lapses_at = null where id = ${id}`.execute(tx),
  )
  await expect(accept).rejects.toThrow('somebody else was faster')
})

test('a confirmed appointment never becomes a request again, even at another time', async () => {
  const id = await putAppointment(app, { patient, dietitian: layla }, { status: 'confirmed', startsAt: at })
  const change = as(system, (tx) =>
    sql`update appointments set status = 'pending', lapses_at = ${at}, starts_at = ${at}::timestamptz + interval '1 hour',
      ends_at = ${at}::timestamptz + interval '90 minutes' where id = ${id}`.execute(tx),
  )
  await expect(change).rejects.toThrow('does not go from confirmed to pending')
})

test('a confirmed appointment also occupies the requested time, for both sides, until the request ends', async () => {
  const id = await putAppointment(app, { patient, dietitian: layla }, { status: 'confirmed', startsAt: at })
  const want = (wanted: string | null, until = at) =>
    unlessTaken(
      as(system, async (tx) => {
        const { numAffectedRows } = await sql`
        update appointments set wanted_at = ${wanted}, wanted_since = ${wanted && '2026-11-22T06:00:00Z'},
          wanted_until = ${wanted && until} where id = ${id}`.execute(tx)
        return Number(numAffectedRows)
      }),
    )
  const times = () =>
    app.rows<{ during: string }>(
      `select distinct to_char(lower(during) at time zone 'UTC', 'HH24:MI') || '-' || to_char(upper(during) at time zone 'UTC', 'HH24:MI') as during
        from taken_times where appointment_id = $1 order by 1`,
      [id],
    )
  expect(await want('2026-11-24T12:00:00Z')).toBe(1)
  expect(await times()).toEqual([{ during: '10:00-10:30' }, { during: '12:00-12:30' }])
  for (const startsAt of [at, '2026-11-24T12:15:00Z'])
    for (const [who, whom] of [
      [other, layla],
      [patient, fahad],
    ] as const)
      expect(await book(who, whom, startsAt)).toBe(0)
  expect(await want('2026-11-24T10:15:00Z'), 'over its own time').toBe(1)
  expect(await times()).toEqual([{ during: '10:00-10:30' }, { during: '10:30-10:45' }])
  expect(await book(other, layla, '2026-11-24T12:00:00Z')).toBe(1)
  expect(await want('2026-11-24T12:15:00Z'), 'where somebody else is').toBe(0)
  expect(await want(null)).toBe(1)
  expect(await times()).toEqual([{ during: '10:00-10:30' }])

  expect(await want('2026-11-24T08:00:00Z', '2026-11-22T06:00:00Z'), 'held no longer').toBe(1)
  expect(await book(other, fahad, '2026-11-24T09:00:00Z')).toBe(1)
  expect(await book(other, layla, '2026-11-24T08:00:00Z')).toBe(1)
  await as(system, (tx) =>
    sql`update appointments set status = 'cancelled', ending = 'declined' where id = ${id}`.execute(tx),
  )
  expect([await times(), await app.rows('select wanted_at from appointments where id = $1', [id])]).toEqual([
    [],
    [{ wanted_at: null }],
  ])
})

test('another person’s appointment, or a past one, cannot be written', async () => {
  await expect(book(patient, layla, at, { by: other })).rejects.toThrow(/row-level security/)
  await expect(book(patient, layla, at, { by: layla })).rejects.toThrow(/row-level security/)
  await expect(
    as(patient, (tx) =>
      sql`insert into appointments (patient_id, dietitian_id, type, service_name, mode, price_halalas, policy, starts_at, ends_at, zone,
          patient_zone, status, outcome, completed_at, requested_at, changed_at)
        values (${patient.id}, ${layla.id}, 'a', 'A', 'video', 0, '{}', ${at}, ${at}::timestamptz + interval '30 minutes', 'UTC', 'UTC',
          'completed', 'attended', ${at}, ${at}, ${at})`.execute(tx),
    ),
  ).rejects.toThrow(/row-level security/)
})

test('only appointments and holds occupy time, and a person cannot hold time for another', async () => {
  for (const who of [patient, system])
    for (const statement of [
      sql`insert into taken_times (person_id, during) values (${patient.id}, tstzrange(${at}, ${at}::timestamptz + interval '1 hour'))`,
      sql`update taken_times set held_until = null`,
      sql`select app.take_times(${patient.id}, ${layla.id}, tstzrange(${at}, ${at}::timestamptz + interval '1 hour'), now(), now())`,
    ])
      await expect(as(who, (tx) => statement.execute(tx))).rejects.toThrow(/permission denied/)
  const hold = (who: Person) =>
    as(who, (tx) =>
      sql<{
        held: boolean
      }>`select app.hold_time(${layla.id}, tstzrange(${at}, ${at}::timestamptz + interval '1 hour'),
        ${at}::timestamptz, ${app.house.clock.now()}) as held`.execute(tx),
    )
  expect((await hold(patient)).rows).toEqual([{ held: true }])
  expect((await hold(other)).rows).toEqual([{ held: false }])
  await as(other, (tx) => sql`select app.release_time()`.execute(tx))
  const left = await as(other, (tx) => tx.deleteFrom('taken_times').executeTakeFirst())
  expect(left.numDeletedRows).toBe(0n)
  const held = await app.rows('select person_id, holder_id from taken_times order by person_id')
  expect(held).toEqual(
    [patient.id, layla.id].sort().map((person_id) => ({ person_id, holder_id: patient.id })),
  )
})

test('people who share no appointment cannot see each other', async () => {
  const mine = await putAppointment(app, { patient, dietitian: layla })
  const theirs = await putAppointment(app, { patient: other, dietitian: fahad })
  for (const id of [mine, theirs])
    await app.rows(
      `insert into consultation_notes (appointment_id, private_sealed, shared_sealed, saved_at, signed_at) values ($1, 'a', 'b', now(), now())`,
      [id],
    )
  await app.rows(
    `insert into note_addenda (appointment_id, audience, text_sealed, at) select $1, audience, 'c', now() from unnest('{private,shared}'::text[]) as audience`,
    [theirs],
  )
  await app.rows(
    `insert into events (id, kind, subject_type, subject_id, actor, at, detail) values (uuidv7(), 'appointment.completed', 'appointment', $1, $2, now(), '{}')`,
    [theirs, fahad.id],
  )
  for (const user of [other, fahad])
    await app.rows(
      `insert into person_keys (user_id, key_sealed, made_at) values ($1, 'k', now()) on conflict do nothing`,
      [user.id],
    )
  const foreign = [theirs, other.id, fahad.id, ...Array.from({ length: 497 }, () => randomUUID())]
  const asked = [
    sql`select from appointments where id = any(${foreign}::uuid[])`,
    sql`select from appointments where patient_id = any(${foreign}::uuid[]) or dietitian_id = any(${foreign}::uuid[])`,
    sql`select from met_appointments where id = any(${foreign}::uuid[]) or other_id = any(${foreign}::uuid[])`,
    sql`select from consultation_notes where appointment_id = any(${foreign}::uuid[])`,
    sql`select from note_addenda where appointment_id = any(${foreign}::uuid[])`,
    sql`select from events where subject_id = any(${foreign}::uuid[])`,
    sql`select from person_keys where user_id = any(${foreign}::uuid[])`,
    sql`select from taken_times where person_id = any(${foreign}::uuid[])`,
    sql`select from profiles where id = any(${foreign}::uuid[])`,
  ]
  for (const [who, role] of [
    [patient, 'patient'],
    [layla, 'dietitian'],
  ] as const)
    for (const [at, statement] of asked.entries())
      expect((await as(who, (tx) => statement.execute(tx), role)).rows, `${role}, ${at}`).toEqual([])
  const updates = [
    sql`update appointments set status = 'cancelled', ending = 'lapsed' where id = any(${foreign}::uuid[])`,
    sql`update consultation_notes set shared_sealed = 'x' where appointment_id = any(${foreign}::uuid[])`,
  ]
  for (const statement of updates)
    expect((await as(layla, (tx) => statement.execute(tx), 'dietitian')).numAffectedRows).toBe(0n)
})

test('the two sides see each other’s names and no more, and the patient sees nothing of a draft', async () => {
  const id = await putAppointment(app, { patient, dietitian: layla })
  await app.rows(
    `insert into consultation_notes (appointment_id, private_sealed, shared_sealed, saved_at) values ($1, 'a', 'b', now())`,
    [id],
  )
  const count = async (who: Person, statement: ReturnType<typeof sql>) =>
    (await as(who, (tx) => statement.execute(tx))).rows.length
  expect(await count(patient, sql`select from met_appointments where other_full_name = ${layla.name}`)).toBe(
    1,
  )
  expect(await count(layla, sql`select from profiles where id = ${patient.id}`)).toBe(0)
  expect(await count(layla, sql`select from users where id = ${patient.id}`)).toBe(0)
  expect([
    await count(patient, sql`select from consultation_notes`),
    await count(layla, sql`select from consultation_notes`),
  ]).toEqual([0, 1])
  await app.rows('update consultation_notes set signed_at = now()')
  expect(await count(patient, sql`select from consultation_notes`)).toBe(1)
  await app.rows(
    `insert into note_addenda (appointment_id, audience, text_sealed, at) select $1, audience, 'c', now() from unnest('{private,shared}'::text[]) as audience`,
    [id],
  )
  expect([
    await count(patient, sql`select from note_addenda`),
    await count(layla, sql`select from note_addenda`),
  ]).toEqual([1, 2])
})
