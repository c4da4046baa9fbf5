import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { addDays, todayInRiyadh } from '#contract/days.ts'
import { nextRamadan } from '#contract/next-ramadan.ts'
import { cities } from '#copy/practice-options.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { hasBilling } from '#server/money/payouts/facts.ts'
import { cancelDeletions } from './cancel-deletions.ts'
import type { DemoPerson } from './content/people.ts'
import { allPractices, type DemoPractice } from './content/practices.ts'
import { createDemoAccount, demoHash } from './create-demo-account.ts'
import { dateOf, day, lockDemo, minute, type PastEvent, writeHistory } from './history.ts'

type FillHouse = Pick<House, 'db' | 'keys'>

/**
 * Forty-two practices that patients can find, and a few that await the admins. Missing ones are added, and those
 * about to be deleted are restored.
 */
export async function fillPractices(house: FillHouse, now: Date): Promise<boolean> {
  await house.db.as(system, (tx) => keepSellers(tx, now))
  if ((await house.db.as(system, whichAreAbsent)).length === 0) return false
  const hash = await demoHash()
  return house.db.as(system, async (tx) => {
    await lockDemo(tx)
    const happened: PastEvent[] = await cancelDeletions(tx, emails, now)
    const absent = await whichAreAbsent(tx)
    for (const practice of absent)
      happened.push(...(await open(tx, house, await withFreeLicense(tx, practice), hash, now)))
    await writeHistory(tx, system, happened)
    return absent.length > 0 || happened.length > 0
  })
}

const emails = allPractices.map(({ email }) => email)

/** A practice of the demo without a service has not been opened yet. */
async function whichAreAbsent(tx: Tx): Promise<DemoPractice[]> {
  const { rows } = await sql<{ email: string }>`
    select users.email from users join services on services.dietitian_id = users.id
    where users.email = any(${emails}) and users.leaving_at is null`.execute(tx)
  const open = new Set(rows.map(({ email }) => email))
  return allPractices.filter(({ email }) => !open.has(email))
}

/**
 * If the licence belongs to an account under another address, that account keeps it; the new one gets another number.
 */
async function withFreeLicense(tx: Tx, practice: DemoPractice): Promise<DemoPractice> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from verifications where license_number = ${practice.licenseNumber}
      and status in ('approved', 'suspended')
      and user_id not in (select id from users where email = ${practice.email} and leaving_at is null)) as taken`.execute(
    tx,
  )
  if (!rows[0]?.taken) return practice
  return { ...practice, licenseNumber: `${practice.licenseNumber.slice(0, -4)}${randomInt(1_000, 10_000)}` }
}

async function open(
  tx: Tx,
  house: FillHouse,
  practice: DemoPractice,
  hash: string,
  now: Date,
): Promise<PastEvent[]> {
  const known = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', practice.email)
    .where('confirmed_at', 'is not', null)
    .where('leaving_at', 'is', null)
    .executeTakeFirst()
  const { id, happened } = known
    ? { id: known.id, happened: [] }
    : await createDemoAccount(tx, house, personOf(practice), hash, now)
  const at = dateOf(practice.joined, now)
  await writeProfile(tx, id, practice, now)
  await setHours(tx, id, practice, now)
  await tx
    .insertInto('services')
    .values(
      practice.services.map(({ price, otherName, otherDescription, isInitial, ...service }, place) => ({
        ...service,
        other_name: otherName,
        other_description: otherDescription,
        is_initial: isInitial,
        position: place + 1,
        dietitian_id: id,
        price_halalas: price * 100,
        is_active: true,
        created_at: at,
        updated_at: at,
      })),
    )
    .execute()
  await keepSeller(tx, id, practice, at)
  happened.push(...(await decide(tx, id, practice, at, now)))
  return happened
}

/** The law requires this on a seller's invoices; without it nobody could pay. The dietitian adds the bank account. */
const keepSeller = (tx: Tx, user_id: string, { name, address, city }: DemoPractice, saved_at: Date) =>
  tx
    .insertInto('billing_details')
    .values({
      user_id,
      legal_name: `${name.first} ${name.last}`,
      street: address,
      city: cities[city].en,
      postal_code: '12211',
      saved_at,
    })
    .onConflict((known) => known.column('user_id').doNothing())
    .execute()

/** Adds the details to a demo that was filled before they became required. */
async function keepSellers(tx: Tx, now: Date): Promise<void> {
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', 'in', emails)
    .where('leaving_at', 'is', null)
    .where(sql<boolean>`not ${hasBilling(sql`users.id`)}`)
    .execute()
  for (const { id, email } of rows) {
    const practice = allPractices.find((each) => each.email === email)
    if (practice) await keepSeller(tx, id, practice, now)
  }
}

const personOf = (practice: DemoPractice): DemoPerson => ({
  email: practice.email,
  roles: ['dietitian'],
  language: 'en',
  joined: practice.joined,
  profile: {
    firstName: practice.name.first,
    lastName: practice.name.last,
    phone: practice.phone,
    gender: practice.gender,
    dateOfBirth: practice.bornOn,
  },
  practice: {
    specialization: practice.specialization,
    yearsOfExperience: practice.experience,
    licenseNumber: practice.licenseNumber,
    education: practice.education,
    certifications: practice.certifications[0] ?? '',
    hourlyRate: Math.max(...practice.services.map(({ price }) => price)),
  },
})

async function writeProfile(tx: Tx, id: string, practice: DemoPractice, now: Date): Promise<void> {
  await tx.updateTable('profiles').set({ other_name: practice.name.arabic }).where('id', '=', id).execute()
  const price = Math.max(...practice.services.map(({ price }) => price)) * 100
  await tx
    .updateTable('dietitian_profiles')
    .set({
      title: practice.title,
      other_title: practice.otherTitle,
      specialization: practice.specialization,
      years_of_experience: practice.experience,
      license_number: practice.licenseNumber,
      license_expires_on: dayAfter(now, practice.licensedFor),
      education: practice.education,
      other_education: practice.otherEducation,
      certifications: [...practice.certifications],
      hourly_rate_halalas: price,
      consultation_fee_halalas: price,
      bio: practice.bio,
      other_bio: practice.otherBio,
      city: practice.city,
      district: practice.district,
      other_district: practice.otherDistrict,
      address: practice.address,
      other_address: practice.otherAddress,
      languages: [...practice.languages],
      stated_name: practice.renaming?.name ?? null,
      stated_other_name: practice.renaming?.arabic ?? null,
    })
    .where('user_id', '=', id)
    .execute()
}

async function setHours(tx: Tx, id: string, practice: DemoPractice, now: Date): Promise<void> {
  await tx
    .updateTable('availabilities')
    .set({ weekly: JSON.stringify(practice.weekly), takes_at_once: practice.takesAtOnce })
    .where('user_id', '=', id)
    .execute()
  const exception = { user_id: id, made_at: now }
  if (practice.closed) {
    const [from, to] = practice.closed
    await tx
      .insertInto('hour_exceptions')
      .values({
        ...exception,
        kind: 'closed',
        from_on: dayAfter(now, from),
        to_on: dayAfter(now, to),
        label: 'Conference',
      })
      .execute()
  }
  if (practice.ramadan) {
    const { from, to } = nextRamadan(todayInRiyadh(now))
    await tx
      .insertInto('hour_exceptions')
      .values({
        ...exception,
        kind: 'instead',
        from_on: from,
        to_on: to,
        weekdays: [0, 1, 2, 3, 4],
        hours: JSON.stringify([{ from: '21:00', to: '01:00' }]),
        label: 'Ramadan',
      })
      .execute()
  }
}

/** Submitted two days after joining, decided three days after that. */
async function decide(
  tx: Tx,
  id: string,
  { verification, licenseNumber, licensedFor, experience, renaming }: DemoPractice,
  joinedAt: Date,
  now: Date,
): Promise<PastEvent[]> {
  if (verification.status === 'draft') return []
  const submittedAt =
    verification.status === 'submitted'
      ? new Date(now.getTime() - verification.daysAgo * day - 95 * minute)
      : new Date(joinedAt.getTime() + 2 * day)
  const happened: PastEvent[] = [{ kind: 'practice.submitted', subject: 'user', id, at: submittedAt }]
  if (verification.status === 'submitted') {
    await tx
      .updateTable('verifications')
      .set({ status: 'submitted', submitted_at: submittedAt })
      .where('user_id', '=', id)
      .execute()
    return happened
  }
  const decidedAt = new Date(submittedAt.getTime() + 3 * day)
  const isVerified = verification.status !== 'rejected'
  await tx
    .updateTable('verifications')
    .set({
      status: verification.status,
      decided_at: decidedAt,
      decided_by: system.id,
      reason: 'reason' in verification ? verification.reason : null,
      ...(isVerified && {
        license_number: licenseNumber,
        licensed_until: dayAfter(now, licensedFor),
        experience,
      }),
    })
    .where('user_id', '=', id)
    .execute()
  happened.push({
    kind: isVerified ? 'practice.approved' : 'practice.rejected',
    subject: 'user',
    id,
    at: decidedAt,
  })
  if (renaming) {
    const at = new Date(now.getTime() - renaming.daysAgo * day - 190 * minute)
    await tx.updateTable('verifications').set({ submitted_at: at }).where('user_id', '=', id).execute()
    happened.push({ kind: 'practice.submitted', subject: 'user', id, at })
    if (renaming.sentBack) {
      const sentBackAt = new Date(at.getTime() + day)
      await tx
        .updateTable('verifications')
        .set({ submitted_at: null, decided_at: sentBackAt, reason: renaming.sentBack })
        .where('user_id', '=', id)
        .execute()
      happened.push({ kind: 'practice.rejected', subject: 'user', id, at: sentBackAt })
    }
  }
  if (verification.status === 'suspended')
    happened.push({ kind: 'practice.suspended', subject: 'user', id, at: new Date(now.getTime() - 2 * day) })
  return happened
}

const dayAfter = (now: Date, days: number) => addDays(todayInRiyadh(now), days)
