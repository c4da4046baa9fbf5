import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { events } from '#server/events.ts'
import { writeAuditedKinds } from '#server/ground/data/audited-kinds.ts'
import { type Actor, openDatabase, system, visitor } from '#server/ground/data/db.ts'
import { about, audited, type Kinds } from '#server/ground/data/events.ts'
import { openOwner } from '#server/ground/data/pools.ts'
import { cloneDatabase, patience } from '#test/database.ts'

const database = await cloneDatabase()
const db = openDatabase(database.appUrl, { patience })
const administrator = await openOwner(database.administratorUrl)
afterAll(async () => {
  await db.close()
  await administrator.end()
  await database.drop()
})

/**
 * The kinds that admins could read while the policy itself listed them, before migration 0120, and those that they
 * could not.
 */
const readable = `
  account.access_token_made account.access_token_revoked account.address_asked account.address_changed account.calendar_removed
  account.calendar_renewed account.confirmation_asked account.confirmed account.connected account.contact_chosen account.copied
  account.created_by_hand account.digest_left account.disconnected account.duties_changed account.erased account.grace_over
  account.kept account.language_chosen account.leaving account.looked_up account.password_changed account.primary_role_set
  account.recovery_code_used account.recovery_codes_renewed account.registered account.registration_repeated account.reinstated
  account.reminders_left account.reset_asked account.role_granted account.role_revoked account.second_factor_off
  account.second_factor_on account.second_factor_reset account.signed_out account.suspended account.zone_chosen
  appointment.absence_answered appointment.absence_claimed appointment.absence_decided appointment.absence_reported appointment.booked
  appointment.cancelled appointment.completed appointment.confirmed appointment.declined appointment.kept appointment.lapsed
  appointment.link_changed appointment.move_accepted appointment.move_asked appointment.move_declined appointment.move_lapsed
  appointment.move_withdrawn appointment.notes_resealed appointment.notes_signed appointment.refund_decided appointment.reminder_due
  appointment.paid appointment.requested appointment.reserved appointment.rescheduled appointment.unpaid billing.iban_changed billing.operator_changed billing.saved breach.affected_sought
  breach.authority_told breach.changed breach.closed breach.opened breach.subjects_told card.added card.default_chosen card.removed
  conversation.read_by_team data_request.extended data_request.fulfilled data_request.logged data_request.refused
  difference.looked_into document.read document.removed document.uploaded foods.release_imported ledger.downloaded
  message.report_closed message.reported newsletter.subscriber_removed newsletter.subscribers_downloaded note.destroyed
  note.opened_for_law payment.dispute_ended payment.disputed payment.refund_decided payment.use_taken_back payout.asked payout.decided
  payout.doubted payout.paid payout.returned payouts.held payouts.released platform.fee_announced platform.fee_told
  platform.job_given_up platform.job_retried platform.settings_changed practice.approved practice.hours_changed practice.license_ended
  practice.license_warned practice.packages_changed practice.photo_changed practice.public_listing_chosen practice.reinstated
  practice.rejected practice.saved practice.services_changed practice.submitted practice.suspended practice.withdrawn
  profile.phone_changed profile.saved reconciliation.asked record.closed record.opened record.read report.appointments_downloaded
  report.downloaded review.changed review.hidden review.published review.removed review.replied review.shown review.unpublished review.written session.ended
  session.proven session.role_switched session.started session.started_elsewhere survey.answer_read survey.answer_removed
  survey.answers_downloaded wallet.transfer_returned wallet.transferred`
const hidden = `
  access.answered access.asked canned_answer.changed canned_answer.kept canned_answer.removed card.addition_begun card.addition_ended conversation.begun
  foods.added foods.imported foods.removed foods.saved goal.agreed goal.ended goal.proposed goal.set health.consent_given
  health.consent_withdrawn health.corrected health.file_kept health.file_removed health.imported health.recorded health.removed
  health.sharing_changed health.units_chosen health.visit_recorded invoice.credited invoice.issued measuring.due message.edited message.sent
  message.taken_back national_id.removed national_id.saved newsletter.asked newsletter.confirmed newsletter.left note_template.removed
  note_template.saved notifications.digest_due onboarding.completed own_questionnaire.removed own_questionnaire.saved package.bought package.ended package.expiring package.use_returned
  patient.screened payment.captured payment.credited payment.expired payment.given_up payment.opened payment.refund_owed
  payment.refunded payment.settled payment.waiting payment_webhook.received payout.sent plan.begun plan.ended plan.followed
  plan.published plan.removed plan.saved plan_template.removed plan_template.saved questionnaire.answered questionnaire.removed
  questionnaire.saved questionnaire.sent reconciliation.differs reminder.changed saved_reply.removed saved_reply.saved survey.answered ticket.answered ticket.asked
  ticket.changed ticket.closed ticket.file_sent ticket.link_asked ticket.links_ended ticket.opened ticket.rated ticket.written
  usage.chosen wallet.credited`
const kindsIn = (text: string) => text.trim().split(/\s+/)

const someone = (role: Actor['role']): Actor => ({ id: randomUUID(), role, language: 'en' })

async function put(kinds: Readonly<Record<string, string>>) {
  await administrator.query(
    `insert into events (id, kind, subject_type, subject_id, actor, at)
      select uuidv7(), kind, subject, gen_random_uuid(), 'system', now()
        from unnest($1::text[], $2::text[]) as made (kind, subject)`,
    [Object.keys(kinds), Object.values(kinds)],
  )
}

const seenBy = async (actor: Actor) =>
  (await db.read(actor, (tx) => tx.selectFrom('events').select('kind').distinct()))
    .map(({ kind }) => kind)
    .sort()

const storedKinds = async () =>
  (await administrator.query<{ kind: string }>('select kind from audited_kinds')).rows
    .map(({ kind }) => kind)
    .sort()

test('admins read the same kinds as when the policy listed them, and only audited ones', async () => {
  const known = Object.entries(events as Kinds)
  await put(Object.fromEntries(known.map(([kind, { subject }]) => [kind, subject])))
  const seen = await seenBy(someone('admin'))
  expect(kindsIn(readable).filter((kind) => !seen.includes(kind))).toEqual([])
  expect(kindsIn(hidden).filter((kind) => seen.includes(kind))).toEqual([])
  expect([...kindsIn(readable), ...kindsIn(hidden)].filter((kind) => !Object.hasOwn(events, kind))).toEqual(
    [],
  )
  expect(seen).toEqual(
    known
      .filter(([, { isAudited }]) => isAudited)
      .map(([kind]) => kind)
      .sort(),
  )
  for (const other of [someone('patient'), someone('dietitian'), visitor('en')])
    expect(await seenBy(other)).toEqual([])
})

test('admins cannot read a kind that the table does not list, whatever its prefix', async () => {
  const unknown = ['account.unheard_of', 'practice.unheard_of', 'card.unheard_of']
  await put(Object.fromEntries(unknown.map((kind) => [kind, 'user'])))
  expect(await seenBy(system)).toEqual(expect.arrayContaining(unknown))
  const seen = await seenBy(someone('admin'))
  expect(unknown.filter((kind) => seen.includes(kind))).toEqual([])
})

const writes = [
  "insert into audited_kinds (kind) values ('health.recorded')",
  "update audited_kinds set kind = 'health.recorded' where kind = 'card.added'",
  'delete from audited_kinds',
  'truncate audited_kinds',
]

test.each(writes)('no role of the product may %s', async (statement) => {
  for (const actor of [someone('admin'), system])
    await expect(db.as(actor, (tx) => sql.raw(statement).execute(tx))).rejects.toThrow('permission denied')
  for (const role of ['nabta_app', 'nabta_jobs', 'nabta_reader']) {
    await administrator.query(`begin; set local role ${role}`)
    await expect(administrator.query(statement), role).rejects.toThrow('permission denied')
    await administrator.query('rollback')
  }
})

test('a start adds newly audited kinds, and removes kinds that are no longer audited or no longer exist', async () => {
  await writeAuditedKinds(database.ownerUrl, {
    'a.stays': audited('user', []),
    'b.goes': audited('user', []),
    'c.is_hidden': audited('user', []),
    'd.is_shown': about('user', []),
  })
  expect(await storedKinds()).toEqual(['a.stays', 'b.goes', 'c.is_hidden'])
  await put({ 'c.is_hidden': 'user', 'd.is_shown': 'user' })
  await writeAuditedKinds(database.ownerUrl, {
    'a.stays': audited('user', []),
    'c.is_hidden': about('user', []),
    'd.is_shown': audited('user', []),
    'e.is_new': audited('user', []),
  })
  expect(await storedKinds()).toEqual(['a.stays', 'd.is_shown', 'e.is_new'])
  expect(await seenBy(someone('admin'))).toEqual(['d.is_shown'])
})

test('several nodes may start at the same time', async () => {
  await administrator.query('delete from audited_kinds')
  await Promise.all([1, 2, 3, 4].map(() => writeAuditedKinds(database.ownerUrl, events)))
  expect(await storedKinds()).toEqual(expect.arrayContaining(kindsIn(readable)))
})
