import { randomBytes, randomUUID } from 'node:crypto'
import { chooseLanguage } from '#contract/accounts/security.ts'
import { saveNationalId } from '#contract/money/national-id.ts'
import { subscribeToNewsletter } from '#contract/newsletter.ts'
import { answerSurvey } from '#contract/survey.ts'
import { openPractice } from '#server/accounts/people/open-practice.ts'
import { statementBinding } from '#server/appointments/absence/claim.ts'
import { messageBinding } from '#server/appointments/booking/message.ts'
import { noteTemplateBinding } from '#server/appointments/notes/note-templates.ts'
import { addendumBinding, sealNote } from '#server/appointments/notes/notes.ts'
import { giveConsent } from '#server/consents/give-consent.ts'
import { system } from '#server/ground/data/db.ts'
import { ensurePersonKey, newSealedKey, openPersonKey } from '#server/ground/data/person-keys.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { saveHealthAnswers } from '#server/health/answers.ts'
import { noteBinding } from '#server/messages/reports/report.ts'
import { savedReplyBinding } from '#server/messages/saved-replies.ts'
import { postTransaction } from '#server/money/ledger/post-transaction.ts'
import { sealRequest } from '#server/privacy/data-requests.ts'
import { ownBinding } from '#server/screening/own-questionnaires.ts'
import { noteBinding as ticketNoteBinding } from '#server/support/ticket-notes.ts'
import type { App } from './app.ts'
import { makeHealthFixtures } from './health/health-fixtures.ts'
import { putConversation, putFile, putReport } from './messages/conversation-rows.ts'
import type { Person } from './people.ts'
import { putTicket, putTicketFile } from './support/support-fixtures.ts'

/** Texts and values that no other person has, so that they can be searched for. */
export const uniqueTexts = {
  firstName: 'Wijdanah',
  lastName: 'Al-Fulanah',
  phone: '+966599887766',
  bornOn: '1979-08-13',
  allergies: 'Lupin and mustard',
  licenseNumber: '99-RD-7654321',
  education: 'MSc, University of Everywhere',
  certifications: 'Certified in everything',
  needs: 'A plan for night shifts.',
  newAddress: 'wijdanah.new@example.sa',
  redirectTo: '/patient/dietitians/seventh',
  browser: 'Lynx of hers',
  program: 'The scale in her kitchen',
  otherName: 'وجدانة الفلانة',
  decision: 'The seal of Everywhere cannot be read',
  street: 'Somewhere Street, building 99887',
  service: 'Advice about lupins',
  food: 'Grandmother’s barley crackers',
  statedName: 'Wijdanah bint Fulan',
  document: 'Diploma of everything',
  holiday: 'Away with the aunts',
  review: 'Lupins were spoken of at length.',
  notes: 'No lupins until the seventh of the month.',
  addendum: 'Nor in the eighth.',
  waited: 'Half an hour in front of a closed door.',
  template: 'Lupins, to begin with',
  message: 'I wake up hungry at night.',
  chat: 'My aunts eat lupins as well.',
  attachment: 'Lupins, seen from above.pdf',
  complaint: 'They were called a weed.',
  measured: 'After a night of lupins',
  meal: 'Lupins with salt',
  report: 'Lupin antibodies',
  goal: 'Lighter than the aunts',
  reason: 'Lupins at every meal',
  refunded: 'The call broke off over lupins.',
  mealOfPlan: 'Lupins instead of bread',
  matter: 'The page about lupins stays white',
  plea: 'Nobody has told me why there are no lupins.',
  screenshot: 'A page without lupins.pdf',
  aside: 'Asks about lupins every week.',
  reply: 'Dear {name}, lupins are fine.',
  asked: 'How many lupins do you eat?',
}

/** Writes a row into every table that can hold data about a person; a new table about people adds its own here. */
export async function fillEveryTable(app: App, { id, email, call }: Person): Promise<void> {
  const { house } = app
  const now = house.clock.now()
  await app.rows(
    'update profiles set first_name = $2, last_name = $3, phone = $4, date_of_birth = $5 where id = $1',
    [id, uniqueTexts.firstName, uniqueTexts.lastName, uniqueTexts.phone, uniqueTexts.bornOn],
  )
  await app.rows('update sessions set browser = $2 where user_id = $1', [id, uniqueTexts.browser])
  await house.db.as(system, async (tx) => {
    await giveConsent(
      tx,
      house,
      { userId: id, purpose: 'health', language: 'en', method: 'registration', address: '192.0.2.77' },
      now,
    )
    await saveHealthAnswers(tx, house, id, { weight: 71.5, allergies: uniqueTexts.allergies }, now)
    await openPractice(tx, id, { ...uniqueTexts, specialization: 'sports', hourlyRate: 199 }, now)
  })
  await app.rows(
    `insert into account_tokens (id, user_id, purpose, token_hash, made_at, expires_at, redirect_to, new_email)
      values (uuidv7(), $1, 'new_address', $2, $3, $3, $4, $5)`,
    [id, `hash of a link for ${id}`, now, uniqueTexts.redirectTo, uniqueTexts.newAddress],
  )
  await app.rows('insert into second_factors (user_id, secret_sealed, made_at) values ($1, $2, $3)', [
    id,
    randomBytes(40),
    now,
  ])
  await app.rows(
    `insert into contact_choices (user_id, email_updates, email_reminders, sms_updates, sms_reminders, email_digest, zone_chosen, changed_at)
      values ($1, true, false, false, true, true, true, $2)`,
    [id, now],
  )
  await app.rows(
    `insert into connected_accounts (user_id, provider, issuer, subject, connected_at)
      values ($1::uuid, 'clinic', 'https://id.example.sa', $1::text, $2)`,
    [id, now],
  )
  await app.rows(
    `insert into provider_visits (token_hash, provider, aim, user_id, returns_to, state, nonce, verifier, expires_at)
      values ('hash for ' || $1, 'clinic', 'connection', $1::uuid, 'http://localhost/connected', 'a', 'b', 'c', $2)`,
    [id, now],
  )
  await app.rows(
    `insert into platform_setting_changes (setting, was, became, changed_by, changed_at)
      values ('monthlyTarget', '20', '21', $1, $2)`,
    [id, now],
  )
  const request = randomUUID()
  const words = sealRequest(house.keys, request, {
    requester: 'on the phone',
    content: 'What do you know?',
  })
  await app.rows(
    `with asked as (
        insert into data_requests (id, person_id, requester_sealed, kind, channel, content_sealed, identity_verified, received_at, due_at)
          values ($1, $2, $3, 'access', 'phone', $4, true, $5, $5) returning id
      )
      insert into privacy_entries (matter_id, kind, by_id, at) select id, 'opened', $2, $5 from asked`,
    [request, id, words.requester_sealed, words.content_sealed, now],
  )
  await app.rows(
    `insert into payment_methods (user_id, gateway_token, brand, last_four, expires_on, added_at)
      values ($1::uuid, 'token_' || md5($1::text), 'visa', '1111', '2031-12-31', $2)`,
    [id, now],
  )
  await app.rows(
    `insert into card_additions (id, user_id, form, begun_at) values (gen_random_uuid(), $1::uuid, 'form_' || $1, $2)`,
    [id, now],
  )
  const [other] = await app.rows<{ id: string }>('select id from users where id <> $1 limit 1', [id])
  await app.rows(
    `with service as (
        insert into services (dietitian_id, slug, name, description, minutes, price_halalas, platform, is_active, created_at, updated_at)
          values ($1, 'package-service', 'Follow-up', 'Follow-up', 30, 15000, 'zoom', true, $2, $2) returning id
      ), offered as (
        insert into package_offers (dietitian_id, service_id, uses, days, price_halalas, offered_at, changed_at)
          select $1, id, 5, 90, 60000, $2, $2 from service returning id
      ), offered_part as (
        insert into package_offer_parts (offer_id, place, service_id, uses) select offered.id, 1, service.id, 5 from offered, service
      ), bought as (
        insert into packages (id, patient_id, service_name, uses, days, price_halalas, policy, state, asked_at, bought_at, expires_at)
          values (gen_random_uuid(), $1, 'Follow-up', 2, 90, 60000, '{}', 'open', $2, $2, $2::timestamptz + interval '90 days') returning id
      ), part as (
        insert into package_parts (package_id, place, service_name, uses, single_halalas) select id, 1, 'Follow-up', 2, 30000 from bought
      )
      insert into package_uses (package_id, place, halalas) select id, place, 30000 from bought, generate_series(1, 2) as place`,
    [id, now],
  )
  if (other)
    await app.rows(
      `insert into awaited_appointments (id, patient_id, dietitian_id, type, service_name, mode, price_halalas, policy, starts_at, ends_at,
          patient_zone, asked_at, held_until)
        values (gen_random_uuid(), $1, $2, 'follow-up', 'Follow-up', 'video', 15000, '{}', $3::timestamptz + interval '1 day',
          $3::timestamptz + interval '25 hours', 'Asia/Riyadh', $3, $3)`,
      [id, other.id, now],
    )
  await app.rows(
    `with paid as (
        insert into payments (id, patient_id, appointment_id, amount_halalas, fee_percent, vat_percent, form, url, state, opened_at, form_until,
            gateway_payment, card_brand, last_four, captured_at)
          values (gen_random_uuid(), $1::uuid, gen_random_uuid(), 15000, 15, 15, 'form_' || gen_random_uuid(), 'https://pay.example/' || gen_random_uuid(), 'captured', $2, $2,
            'payment_' || gen_random_uuid(), 'mada', '1010', $2) returning id
      )
      , of_wallet as (insert into ledger_accounts (kind, user_id) values ('wallet', $1::uuid) returning id)
      , kept as (
        insert into wallet_holds (payment_id, user_id, appointment_id, halalas, held_at, held_until, spent_at)
          select id, $1::uuid, gen_random_uuid(), 5000, $2, $2, $2 from paid
      )
      , credited as (
        insert into wallet_credits (user_id, payment_id, appointment_id, halalas, credited_at, by_admin, reason)
          select $1::uuid, id, gen_random_uuid(), 5000, $2, true, $3 from paid
      )
      , transferred as (
        insert into wallet_transfers (account_id, user_id, halalas, iban_end, made_at)
          select id, $1::uuid, 1000, '7519', $2 from of_wallet
      )
      , charged as (
        insert into card_charges (id, payment_id, method_id, asked_at)
          select gen_random_uuid(), paid.id, payment_methods.id, $2 from paid, payment_methods where user_id = $1::uuid
      )
      , taken as (
        insert into taken_uses (payment_id, appointment_id, halalas, goes_to, reason, taken_at)
          select id, gen_random_uuid(), 5000, 'money', $3, $2 from paid
      )
      , owed as (insert into refunds (payment_id, halalas, cause, owed_at) select id, 2500, 'ended', $2 from paid)
      , decided as (insert into refunds (payment_id, halalas, cause, owed_at, reason) select id, 2500, 'by_admin', $2, $3 from paid)
      insert into disputes (payment_id, gateway_dispute, halalas, reason, opened_at)
        select id, 'dispute of ' || id, 10000, 'Not recognized', $2 from paid`,
    [id, now, uniqueTexts.refunded],
  )
  const [evidence] = await app.rows<{ id: string }>('select uuidv7() as id')
  const sealed = newSealedKey(house.keys, evidence?.id ?? '')
  await app.rows(
    `insert into evidence_files (id, dispute_id, key_sealed, name_sealed, type, bytes, uploaded_at, uploaded_by)
      select $2, disputes.id, $3, $4, 'application/pdf', 4, $5, $1
        from disputes join payments on payments.id = payment_id where patient_id = $1`,
    [
      id,
      evidence?.id,
      sealed,
      openPersonKey(house.keys, evidence?.id ?? '', sealed).seal(
        'Letter.pdf',
        `evidence_files:${evidence?.id}:name`,
      ),
      now,
    ],
  )
  await call(saveNationalId, { number: '1000000008' })
  await app.rows(
    `with series as (insert into invoice_sellers (user_id) values ($1) returning id, user_id)
      insert into invoices (id, kind, about, seller, seller_id, payment_id, issued_at, net_halalas, vat_halalas, total_halalas)
        select gen_random_uuid(), 'invoice', 'consultation', id, user_id, gen_random_uuid(), $2, 15000, 0, 15000 from series`,
    [id, now],
  )
  await app.rows(
    `insert into einvoices (invoice_id, seller, icv, previous_hash, hash) select id, seller, 1, repeat('0', 44), repeat('1', 44)
      from invoices where seller_id = $1`,
    [id],
  )
  const earned = [
    { account: 'prepaid', halalas: 100 },
    { account: { kind: 'earnings', of: id }, halalas: -100 },
  ] as const
  await house.db.as(system, (tx) =>
    postTransaction(tx, { kind: 'earned', cause: randomUUID(), entries: earned }, now),
  )
  await app.rows(
    `insert into payouts (id, dietitian_id, number, halalas, cause, iban_end, asked_at)
      values (gen_random_uuid(), $1::uuid, lpad((random() * 1e15)::bigint::text, 16, '7'), 100, 'asked', '7519', $2)`,
    [id, now],
  )
  await app.rows(
    `insert into payout_holds (dietitian_id, reason, held_by, held_at, lifted_at, lifted_by) values ($1::uuid, $2, $1::uuid, $3, $3, $1::uuid)`,
    [id, uniqueTexts.statedName, now],
  )
  await app.rows('insert into usage_choices (user_id, is_counted, changed_at) values ($1, false, $2)', [
    id,
    now,
  ])
  await app.rows(
    `insert into billing_details (user_id, legal_name, street, city, postal_code, saved_at)
      values ($1, $2, $3, 'Riyadh', '12213', $4)`,
    [id, uniqueTexts.statedName, uniqueTexts.street, now],
  )
  await app.rows(`insert into onboardings (user_id, role, step, saved_at) values ($1, 'patient', 2, $2)`, [
    id,
    now,
  ])
  await app.rows('insert into notification_states (user_id, last) values ($1, 1)', [id])
  await app.rows(
    `insert into notifications (user_id, sequence, event_id, kind, dietitian_id, at)
      values ($1, 1, gen_random_uuid(), 'account.password_changed', $1, $2)`,
    [id, now],
  )
  await app.rows(
    `insert into push_subscriptions (user_id, session_id, endpoint, key, auth_secret, made_at)
      values ($1, gen_random_uuid(), $2, 'key of hers', 'secret of hers', $3)`,
    [id, `https://fcm.googleapis.com/fcm/send/${id}`, now],
  )
  await app.rows(
    `insert into access_tokens (user_id, name, scope, role, token_hash, made_at, expires_at)
      values ($1, $2, 'read', 'patient', $3, $4, $4)`,
    [id, uniqueTexts.program, `hash of a token for ${id}`, now],
  )
  await app.rows(
    'insert into public_choices (user_id, is_listed, shows_photo, changed_at) values ($1, true, true, $2)',
    [id, now],
  )
  await app.rows('insert into calendar_feeds (user_id, made_at) values ($1, $2)', [id, now])
  await app.rows('insert into recovery_codes (user_id, code_hash, made_at) values ($1, $2, $3)', [
    id,
    'hash of a code',
    now,
  ])
  await practiseALittle(app, id)
  await writeNotesAbout(app, id)
  await talkOfLupins(app, id)
  await askAboutLupins(app, id)
  await measureHerself(app, id)
  await app.rows('insert into presences (user_id, nodes, last_seen_at) values ($1, $2, $3)', [id, [], now])
  await house.db.as(system, (tx) => announce(tx, house, [id], { topic: 'appointments', id }))
  await app.call(subscribeToNewsletter, { email })
  await app.call(answerSurvey, {
    audience: 'patient',
    name: `${uniqueTexts.firstName} ${uniqueTexts.lastName}`,
    email,
    phone: uniqueTexts.phone,
    needs: uniqueTexts.needs,
    message: uniqueTexts.needs,
    healthConsent: true,
  })
  await call(chooseLanguage, { language: 'ar' }, { 'idempotency-key': `a-key-of-${id}` })
}

async function practiseALittle({ rows }: App, id: string): Promise<void> {
  const put = (statement: string, ...values: unknown[]) => rows(statement, [id, ...values])
  await put(
    `insert into user_roles (user_id, role_type, is_primary, granted_at, granted_by)
      values ($1, 'dietitian', false, now(), 'system') on conflict do nothing`,
  )
  await put(
    `insert into admin_duties (user_id, duty, given_at, given_by) values ($1, 'support', now(), 'system')`,
  )
  await put('update profiles set other_name = $2 where id = $1', uniqueTexts.otherName)
  await put(
    'update dietitian_profiles set address = $2, stated_name = $3 where user_id = $1',
    uniqueTexts.street,
    uniqueTexts.statedName,
  )
  await put(
    `update verifications set status = 'approved', reason = 'Said once', license_number = $2, licensed_until = '2090-01-01', experience = '3-5'
      where user_id = $1`,
    uniqueTexts.licenseNumber,
  )
  await put(
    'insert into practice_decisions (user_id, reason, license_number) values ($1, $2, $3)',
    uniqueTexts.decision,
    uniqueTexts.licenseNumber,
  )
  await put(
    `insert into suspensions (user_id, reason, at, ended_at) values ($1, $2, now() - interval '1 day', now())`,
    uniqueTexts.decision,
  )
  await put('insert into photos (id, user_id, taken_at) values (uuidv7(), $1, now())')
  await put(
    `insert into documents (id, user_id, kind, name, type, bytes, content_hash, uploaded_at)
      values (uuidv7(), $1, 'degree', $2, 'application/pdf', 1, 'hash of a diploma', now())`,
    uniqueTexts.document,
  )
  await put(
    `insert into services (dietitian_id, slug, name, description, minutes, price_halalas, platform, is_active, created_at, updated_at)
      values ($1, 'advice', $2, $2, 30, 15000, 'zoom', true, now(), now())`,
    uniqueTexts.service,
  )
  await put(
    `insert into foods (owner_id, name_en, food_group, facts, words, written_at)
      values ($1, $2, 'other', '{}', '', now())`,
    uniqueTexts.food,
  )
  await put(
    'insert into food_uses (dietitian_id, food_id, times) select $1, id, 3 from foods where owner_id = $1',
  )
  await put(
    `insert into hour_exceptions (user_id, kind, from_on, to_on, label, made_at)
      values ($1, 'closed', '2089-01-01', '2089-01-02', $2, now())`,
    uniqueTexts.holiday,
  )
  await put(
    "insert into taken_times (person_id, during) values ($1, '[2089-02-01 09:00+03, 2089-02-01 10:00+03)')",
  )
  await put(
    "insert into practice_invitations (dietitian_id, email, language, made_at) values ($1, 'cousin@example.sa', 'ar', now())",
  )
  await put(
    `insert into patient_connections (dietitian_id, patient_id, is_own, connected_at)
      select id, $1, true, now() from users where id <> $1 limit 1`,
  )
  await put(
    `insert into visitor_holds (browser_hash, address_mark, person_id, dietitian_id, service_id, starts_at, ends_at, mode, zone,
        is_sent, made_at, held_until)
      select 'browser of ' || dietitian_id, 'mark of ' || dietitian_id, dietitian_id, dietitian_id, id, '2089-02-03 09:00+03', '2089-02-03 10:00+03', 'video',
          'Asia/Riyadh', true, now(), now() from services where dietitian_id = $1 limit 1`,
  )
  await put('insert into favorites (patient_id, dietitian_id, saved_at) values ($1, $1, now())')
  await put(
    `insert into listings (user_id, name, other_name, title, specialization, experience, bio, education, languages, zone,
        license_number, licensed_until, has_video, has_in_person, takes_at_once, calls_from, last_calls, rank, words,
        traits, choices, written_at)
      values ($1, $2, $3, '', 'sports', '3-5', '', '', '{arabic}', 'Asia/Riyadh', $4, '2090-01-01', true, false, false,
        '2089-01-01', '{}', 0, '', '', 0, now())`,
    uniqueTexts.firstName,
    uniqueTexts.otherName,
    uniqueTexts.licenseNumber,
  )
  await put(
    `insert into public_pages (user_id, address, sort_en, sort_ar, specialization, licensed_until, cards, pages, made_with, mark, changed_at)
      values ($1, $2, '', '', 'sports', '2090-01-01', '{}', jsonb_build_object('en', $3::text), 'mark of the build', 'mark of the page', now())`,
    uniqueTexts.firstName,
    uniqueTexts.otherName,
  )
  await put(
    `with met as (
        insert into appointments (patient_id, type, service_name, mode, price_halalas, policy, starts_at, ends_at, zone, patient_zone,
            status, outcome, completed_at, requested_at, changed_at, reason)
          values ($1, 'advice', 'Advice', 'video', 100, '{}', '2026-01-01 09:00+03', '2026-01-01 10:00+03', 'Asia/Riyadh',
            'Asia/Riyadh', 'completed', 'attended', now(), now(), now(), $3)
          returning id)
      insert into reviews (appointment_id, patient_id, service_name, rating, content, written_at)
        select id, $1, 'Advice', 4, $2, now() from met`,
    uniqueTexts.review,
    uniqueTexts.refunded,
  )
}

/** A message in which the person asks for help, and notes signed by a dietitian. */
async function writeNotesAbout({ house, rows }: App, id: string): Promise<void> {
  const now = house.clock.now()
  const key = await house.db.as(system, (tx) => ensurePersonKey(tx, house.keys, id, now))
  const [met] = await rows<{ id: string; addendum: string }>(
    'select id, uuidv7() as addendum from appointments where patient_id = $1',
    [id],
  )
  const { id: appointment, addendum } = met ?? { id: '', addendum: '' }
  await rows(
    `insert into consultation_notes (appointment_id, private_sealed, shared_sealed, saved_at, signed_at)
      values ($1, $2, $3, $4, $4)`,
    [
      appointment,
      sealNote(key, 'Hers.', appointment, 'private'),
      sealNote(key, uniqueTexts.notes, appointment, 'shared'),
      now,
    ],
  )
  await rows(
    `insert into absence_claims (appointment_id, opened_by, opened_at, ends_at, patient_says, patient_said_at, patient_words_sealed)
      values ($1, 'patient', $2, $2::timestamptz + interval '2 days', 'dietitian_absent', $2, $3)`,
    [appointment, now, key.seal(uniqueTexts.waited, statementBinding(appointment, 'patient'))],
  )
  const [template] = await rows<{ id: string }>('select uuidv7() as id')
  await rows(
    `insert into note_templates (id, dietitian_id, template_sealed, saved_at) values ($1, $2, $3, $4)`,
    [
      template?.id,
      id,
      key.seal(JSON.stringify({ name: uniqueTexts.template }), noteTemplateBinding(template?.id ?? '')),
      now,
    ],
  )
  const [own] = await rows<{ id: string }>('select uuidv7() as id')
  const question = { text: uniqueTexts.asked, kind: 'figure', options: [], isOptional: false }
  await rows(
    'insert into own_questionnaires (id, dietitian_id, content_sealed, saved_at) values ($1, $2, $3, $4)',
    [
      own?.id,
      id,
      key.seal(JSON.stringify({ title: 'Lupins', questions: [question] }), ownBinding(own?.id ?? '')),
      now,
    ],
  )
  const [reply] = await rows<{ id: string }>('select uuidv7() as id')
  await rows(`insert into saved_replies (id, dietitian_id, reply_sealed, saved_at) values ($1, $2, $3, $4)`, [
    reply?.id,
    id,
    key.seal(
      JSON.stringify({ title: 'Lupins', content: uniqueTexts.reply }),
      savedReplyBinding(reply?.id ?? ''),
    ),
    now,
  ])
  await rows(
    `insert into note_addenda (id, appointment_id, audience, text_sealed, at) values ($1, $2, 'shared', $3, $4)`,
    [addendum, appointment, key.seal(uniqueTexts.addendum, addendumBinding(appointment, addendum)), now],
  )
  await rows(
    `insert into call_presences (appointment_id, person_id, party, seat, joined_at, seen_at, left_at)
      values ($1, $2, 'patient', uuidv7(), $3, $3, $3)`,
    [appointment, id, now],
  )
  await rows('update appointments set message_sealed = $2 where id = $1', [
    appointment,
    key.seal(uniqueTexts.message, messageBinding(appointment)),
  ])
}

/** A health record of the person, and the log of its viewers. */
async function measureHerself(app: App, id: string): Promise<void> {
  const { rows, house } = app
  const now = house.clock.now()
  const person = { id }
  await makeHealthFixtures(app, { patient: person, dietitian: person }, 'dietitian', {
    measure: { v: 71.5, n: uniqueTexts.measured },
    meal: { t: uniqueTexts.meal },
    report: uniqueTexts.report,
    goal: uniqueTexts.goal,
    reason: uniqueTexts.reason,
    mealOfPlan: uniqueTexts.mealOfPlan,
  })
  await rows(
    `insert into health_readings (patient_id, dietitian_id, health_group, read_on, times, last_at)
      values ($1, $1, 'body', '2026-01-02', 1, $2)`,
    [id, now],
  )
  await rows(
    `insert into record_openings (person_id, reason_sealed, opened_at, ends_at) values ($1, '\\x00112233445566778899aabbccddeeff', $2, $2::timestamptz + interval '1 hour')`,
    [id, now],
  )
  await rows(
    `insert into health_corrections (user_id, entry_id, taken_at, source, content_sealed, corrected_by, corrected_at)
      select user_id, id, taken_at, source, content_sealed, user_id, $2 from health_entries where user_id = $1 and kind = 'weight' limit 1`,
    [id, now],
  )
  await rows(
    `insert into withheld_groups (patient_id, dietitian_id, health_group, withheld_at) values ($1, $1, 'meals', $2)`,
    [id, now],
  )
  await rows(
    `insert into health_choices (user_id, units, shares_record, changed_at) values ($1, '{"weight": "lb"}', true, $2)`,
    [id, now],
  )
}

/** The person's question to the Support Team, and its answer. */
async function askAboutLupins(app: App, id: string): Promise<void> {
  const { message } = await putTicket(
    app,
    { id },
    { subject: uniqueTexts.matter, content: uniqueTexts.plea, answer: 'Please load it again.' },
  )
  await putTicketFile(app, { id }, message, uniqueTexts.screenshot)
  const { house } = app
  const key = await house.db.as(system, (tx) => ensurePersonKey(tx, house.keys, id, house.clock.now()))
  const [note] = await app.rows<{ id: string }>('select uuidv7() as id')
  await app.rows(
    `insert into ticket_notes (id, ticket_id, author_id, content_sealed, at)
      select $2, id, $1, $3, $4 from tickets where person_id = $1 limit 1`,
    [id, note?.id, key.seal(uniqueTexts.aside, ticketNoteBinding(note?.id ?? '')), house.clock.now()],
  )
  await app.rows(
    `insert into ticket_links (id, ticket_id, ends_at) select uuidv7(), id, $2 from tickets where person_id = $1`,
    [id, app.house.clock.now()],
  )
}

/** The person's conversation with the Support Team: messages of both sides, a file, and a report. */
async function talkOfLupins(app: App, id: string): Promise<void> {
  const { house } = app
  const [person, nobody] = [{ id }, { id: null as unknown as string }]
  const { id: conversation, messages } = await putConversation(app, { person, dietitian: null }, [
    { by: person, text: uniqueTexts.chat },
    { by: nobody, text: 'Lupins are not our field.' },
  ])
  const [asked = '', answered = ''] = messages
  await putFile(app, { conversation, message: asked, person, sender: person }, uniqueTexts.attachment)
  const key = await house.db.as(system, (tx) => ensurePersonKey(tx, house.keys, id, house.clock.now()))
  const note = key.seal(uniqueTexts.complaint, noteBinding(answered, id))
  await putReport(app, { message: answered, person, reporter: person, writer: nobody }, note)
}
