import { sql } from 'kysely'
import type { RefundRules } from '#contract/appointments/refund-rules.ts'
import { betterForPatient } from '#contract/appointments/refunds.ts'
import { mostReserved, type bookForPatient as route } from '#contract/money/reserved-appointments.ts'
import { modesOf } from '#contract/practice-options.ts'
import type { InputOf, OutputOf } from '#contract/route.ts'
import { busyTimesAt } from '#server/availability/load.ts'
import { type ScheduleRow, scheduleOf, scheduleRowAt } from '#server/availability/schedule.ts'
import { type BusyTime, isTaken } from '#server/availability/windows.ts'
import { isListed } from '#server/directory/facts.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { isSelf } from '#server/ground/data/is-self.ts'
import type { House } from '#server/ground/house.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { isConnected } from '#server/invitations/facts.ts'
import { isPatientWithAccount } from '#server/patients/facts.ts'
import { platformSetting, refundRulesNow } from '#server/platform/facts.ts'
import { type BookableService, bookableService } from '#server/services/facts.ts'
import { record } from '../events.ts'
import { isAlive } from '../facts/conditions.ts'
import { meetingLinkOf } from '../meeting-link.ts'
import { loadPage } from '../page.ts'
import { minute, type Policy, payableUntil } from '../rules.ts'
import { isSlotFree, lockTimes, tellTaken } from './bookable.ts'

type Input = InputOf<typeof route>

type Row = {
  fresh_id: string
  is_listed: boolean
  is_patient: boolean
  takes_bookings: boolean
  takes_payments: boolean
  platform_refunds: RefundRules
  service: BookableService | null
  schedule: ScheduleRow | null
  /** When the patient is busy. */
  theirs: BusyTime[]
  known: { id: string | null; reserved: number; zone: string | null }
}

/** What the patient is to pay for, and the rules of its refund. */
export type Wanted = Pick<Row, 'takes_payments'> & {
  freshId: string
  service: BookableService
  startsAt: Date
  refunds: RefundRules
}

export type Terms = {
  price: number
  paid: number
  policy: Policy
  package: string | null
  /** The time is reserved until the patient has paid. */
  isDue: boolean
}

/** As the dietitian: like a patient's booking, but of a patient of theirs only, and without the minimum notice. */
export async function bookForPatient(
  tx: Tx,
  actor: Actor,
  input: Input,
  agree: (wanted: Wanted) => Promise<Terms>,
  now: Date,
  house: House,
): Promise<OutputOf<typeof route>> {
  const { patient, mode } = input
  if (isSelf(actor, patient)) throw new Refusal('cannot_book_yourself')
  await lockTimes(tx, [actor.id, patient])
  const { rows } = await factsOf(actor, input, now).execute(tx)
  const [row] = rows
  if (!row?.is_patient || !row.service || !row.schedule) throw new Refusal('not_found')
  if (row.known.id) return loadPage(tx, actor, row.known.id, house, now)
  if (!row.is_listed) throw new Refusal('not_listed')
  if (!row.takes_bookings) throw new Refusal('bookings_paused')
  const { service, fresh_id: id } = row
  if (!modesOf(service.platform).includes(mode))
    throw new Refusal('invalid_fields', { fields: [{ field: 'mode', code: 'invalid' }] })
  const startsAt = new Date(input.startsAt)
  const endsAt = new Date(startsAt.getTime() + service.minutes * minute)
  const schedule = scheduleOf(row.schedule)
  const isBusy = isTaken(row.theirs, startsAt.getTime(), endsAt.getTime())
  if (isBusy || !isSlotFree({ ...schedule, notice: 0 }, service.minutes, startsAt, now))
    throw await tellTaken(tx, actor.id, service.minutes, startsAt, now)
  const refunds = betterForPatient(row.platform_refunds, schedule.refunds)
  const terms = await agree({ ...row, freshId: id, service, startsAt, refunds })
  if (terms.isDue && row.known.reserved >= mostReserved) throw new Refusal('too_many_reserved')
  const until = terms.isDue ? payableUntil(now, startsAt, schedule.notice) : null
  await tx
    .insertInto('appointments')
    .values({
      id,
      patient_id: patient,
      dietitian_id: actor.id,
      service_id: service.id,
      type: service.slug,
      service_name: service.name,
      other_service_name: service.otherName,
      mode,
      price_halalas: terms.price,
      paid_halalas: terms.paid,
      package_id: terms.package,
      policy: JSON.stringify(terms.policy),
      starts_at: startsAt,
      ends_at: endsAt,
      zone: schedule.zone,
      patient_zone: row.known.zone ?? schedule.zone,
      status: until ? 'pending' : 'confirmed',
      lapses_at: until,
      meeting_link: !until && mode === 'video' ? meetingLinkOf(house, id) : null,
      requested_at: now,
      changed_at: now,
      booked_by: 'dietitian',
    })
    .execute()
  const detail = { by: 'dietitian', dietitian: actor.id, to: startsAt.toISOString() } as const
  await record(tx, actor, until ? 'appointment.reserved' : 'appointment.booked', id, now, detail)
  return loadPage(tx, actor, id, house, now)
}

const factsOf = ({ id }: Actor, { patient, service, startsAt }: Input, now: Date) => {
  const at = new Date(startsAt)
  const isLive = sql`status in ('pending', 'confirmed') and (lapses_at is null or lapses_at > ${now}::timestamptz)`
  return sql<Row>`
    select uuidv7() as fresh_id, ${isListed(id, now)} as is_listed, ${platformSetting('takes_bookings')} as takes_bookings,
      ${platformSetting('takes_payments')} as takes_payments, ${refundRulesNow} as platform_refunds,
      ${bookableService(id, service)} as service, ${scheduleRowAt(id, at, now)} as schedule, ${busyTimesAt(patient, at, now)} as theirs,
      ${isPatientWithAccount(sql`${patient}::uuid`)} and (${isConnected(patient, id)} or exists (select from appointments as met
        where met.patient_id = ${patient}::uuid and met.dietitian_id = ${id}::uuid and ${isAlive(sql`met`, now)})) as is_patient,
      (select json_build_object('id', min(id::text) filter (where starts_at = ${startsAt}::timestamptz and ${isLive}),
          'reserved', count(*) filter (where status = 'pending' and booked_by = 'dietitian' and ${isLive}),
          'zone', (array_agg(patient_zone order by requested_at desc))[1])
        from appointments where patient_id = ${patient}::uuid and dietitian_id = ${id}::uuid) as known`
}
