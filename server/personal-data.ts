import { sql } from 'kysely'
import type { Tables } from '#db/tables.gen.ts'
import type { Tx } from '#server/ground/data/db.ts'
import {
  type CopiedRow,
  type OwnFile,
  type Person,
  type PersonalData,
  type PersonalTable,
  personalTable,
} from '#server/ground/data/personal-table.ts'
import type { House } from '#server/ground/house.ts'
import { realtimeData } from '#server/ground/realtime/personal-data.ts'
import { accountData, readerOfCopy } from './accounts/personal-data.ts'
import { feedData } from './appointments/calendar/personal-data.ts'
import { retainSignedNotes } from './appointments/notes/retain-signed-notes.ts'
import { appointmentData } from './appointments/personal-data.ts'
import { availabilityData } from './availability/personal-data.ts'
import { callData } from './calls/personal-data.ts'
import { consentData } from './consents/personal-data.ts'
import { directoryData } from './directory/personal-data.ts'
import { documentData } from './documents/personal-data.ts'
import { foodData } from './foods/personal-data.ts'
import { healthData } from './health/personal-data.ts'
import { invitationData } from './invitations/personal-data.ts'
import { messageData } from './messages/personal-data.ts'
import { evidenceData, moneyData } from './money/personal-data.ts'
import { newsletterData } from './newsletter/personal-data.ts'
import { notificationData } from './notifications/personal-data.ts'
import { onboardingData } from './onboarding/personal-data.ts'
import { planData } from './plans/personal-data.ts'
import { platformData } from './platform/personal-data.ts'
import { privacyData } from './privacy/personal-data.ts'
import { profileData } from './profiles/personal-data.ts'
import { reportData } from './reports/personal-data.ts'
import { reviewData } from './reviews/personal-data.ts'
import { screeningData } from './screening/personal-data.ts'
import { servicesData } from './services/personal-data.ts'
import { supportData } from './support/personal-data.ts'
import { surveyData } from './survey/personal-data.ts'
import { verificationData } from './verification/personal-data.ts'
import { visitorData } from './visitors/personal-data.ts'

/** Tables that hold nothing about any account holder, and why. */
export const tablesWithoutPeople = {
  breaches: 'incidents with data: how many people are affected, not who',
  audited_kinds: 'which kinds of events admins may read',
  canned_answers: 'frequent answers of the Support Team, not to anybody in particular',
  account_days: 'the number of accounts opened per day, not whose',
  counters: 'its keys are keyed hashes, deleted with their window',
  differences: 'differences between gateway, ledger, appointments and packages, by their numbers',
  directory: 'a view of listings',
  file_probes: 'whether our servers can read each other’s files',
  file_store: 'which folder or bucket holds the files',
  food_beginnings: 'the first letters of the foods available to everybody',
  invoice_settings: 'the operator’s own details for invoices',
  kept_notes: 'what the law requires of closed accounts: sealed, and no column shows whose it is',
  ledger_transactions: 'postings for payments, refunds and appointments, not whose they are',
  met_appointments: 'a view of appointments and profiles',
  met_conversations: 'a view of conversations and profiles',
  met_patients: 'a view of profiles and users',
  migrations: 'the migrations applied to the database',
  nodes: 'our own servers, and when each was last seen',
  payment_webhooks: 'notices of the gateway: sealed, under its own ids, and deleted after a month',
  page_dates: 'public pages, and when they last changed',
  pending_earnings: 'earnings that cannot be paid out yet',
  platform_settings: 'settings by the operator for everybody',
  demo_fillings: 'the parts of the demo that have been filled in',
  proven_invitations: 'a view of practice_invitations and listings',
  post_hours: 'the number of letters sent per hour, not whose',
  public_directory: 'a view of listings and their public pages',
  public_review_texts: 'a view of reviews, without their authors',
  push_keys: 'the keys that identify this server to push services',
  reconciliations: 'times at which gateway, ledger, appointments and packages were compared',
  retired_keys: 'keys of the ring that no longer seal anything',
  restores: 'when the database was restored from a backup, and when it was released',
  revenue_days: 'the total of appointments completed per day, not whose',
  sealed_by_ring: 'a view of the sealed tables that it names',
  sign_in_tries: 'its keys are keyed hashes, deleted after a month',
  unwanted_cards: 'tokens without their owners, until the gateway has deleted them too',
  usage_days: 'the number of people per day, not who',
  user_profiles: 'a view of users and profiles',
} as const satisfies Partial<Record<keyof Tables, string>>

const ofTheHouse = {
  person_keys: personalTable('person_keys'),
  answered_requests: personalTable('answered_requests', {
    by: 'actor',
    hides: { actor: 'the person', fingerprint: 'a hash of the request' },
  }),
} satisfies PersonalData

/** Erased last: the audit log deletes the details of events about erased people. */
const theLog = {
  events: {
    async copy(tx, _house, { id }) {
      const { rows } = await sql<{ row: CopiedRow }>`
        select jsonb_build_object('id', id, 'kind', kind, 'at', at, 'byYou', actor = ${id},
          'detail', case when subject_id = ${id}::uuid then detail else '{}' end) as row
        from events where (subject_type = 'user' and subject_id = ${id}::uuid) or actor = ${id} order by id`.execute(
        tx,
      )
      return rows.map(({ row }) => row)
    },
    erase: (tx, { id }) => sql`select app.forget_details(${id}::uuid)`.execute(tx),
    hides: {
      subject_type: 'the person, or shown by the kind',
      subject_id: 'the person, or somebody else',
      actor: 'the person, or somebody else',
    },
    keeps: {
      subject_id: 'the audit log says what happened; the id leads nowhere',
      actor: 'the audit log says what happened; the id leads nowhere',
    },
  },
} satisfies PersonalData

/**
 * All data about people, in the order of erasure: a row comes before those it refers to. A table that is named
 * neither here nor above does not compile.
 */
export const personalData: Readonly<
  Record<Exclude<keyof Tables, keyof typeof tablesWithoutPeople>, PersonalTable>
> = {
  ...newsletterData,
  ...surveyData,
  ...supportData,
  ...notificationData,
  ...feedData,
  ...screeningData,
  ...planData,
  ...healthData,
  ...onboardingData,
  ...directoryData,
  ...reviewData,
  ...invitationData,
  ...messageData,
  ...callData,
  ...evidenceData,
  ...appointmentData,
  ...availabilityData,
  ...documentData,
  ...verificationData,
  ...visitorData,
  ...servicesData,
  ...foodData,
  ...moneyData,
  ...reportData,
  ...platformData,
  ...privacyData,
  ...profileData,
  ...realtimeData,
  ...ofTheHouse,
  ...consentData,
  ...accountData,
  ...theLog,
}

export type PersonalTableName = keyof typeof personalData

/** Copies everything about one person that they may read, table by table, so that it need not fit in memory. */
export async function copyTables(
  tx: Tx,
  house: Pick<House, 'keys'>,
  id: string,
  take: (table: PersonalTableName, rows: CopiedRow[]) => Promise<void>,
): Promise<OwnFile[]> {
  const person = await readerOfCopy(tx, id)
  const found: OwnFile[] = []
  for (const [table, { copy, files }] of Object.entries(personalData)) {
    await take(table as PersonalTableName, await copy(tx, house, person))
    if (files) found.push(...(await files(tx, house, person)))
  }
  return found
}

/**
 * Erases everything about one person, and the account. Notes that the law requires us to retain are sealed away
 * first.
 */
export async function erasePerson(
  tx: Tx,
  house: Pick<House, 'keys'>,
  person: Person,
  now: Date,
): Promise<void> {
  await retainSignedNotes(tx, house, person, now)
  for (const { erase } of Object.values(personalData)) await erase(tx, person, now)
}
