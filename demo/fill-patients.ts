import { sql } from 'kysely'
import { consentVersions } from '#server/consents/give-consent.ts'
import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { demoPatients } from './content/patients.ts'
import { demoPeople } from './content/people.ts'
import { allPractices } from './content/practices.ts'
import { demoHash } from './create-demo-account.ts'
import { day, lockDemo } from './history.ts'

/** The number of all accounts of the demo. */
const everybody = 1_248
const others = new Set([...demoPeople, ...allPractices].map(({ email }) => email)).size

/** Patients whom nobody signs in as, written in one statement because there are a thousand. */
export async function fillPatients({ db, keys }: Pick<House, 'db' | 'keys'>, now: Date): Promise<boolean> {
  const isThere = sql<{ there: boolean }>`
    select exists (select from users where email like '%@patients.nabta.test') as there`
  const [known] = await db.read(system, () => isThere)
  if (known?.there) return false
  const hash = await demoHash()
  const mark = keys.mark('consent', 'demo')
  const patients = demoPatients(everybody - others).map(({ joinedDaysAgo, ...patient }) => ({
    ...patient,
    joined: new Date(now.getTime() - joinedDaysAgo * day + (patient.phone.length % 7) * 3_600_000 - day),
  }))
  return db.as(system, async (tx) => {
    await lockDemo(tx)
    const { rows } = await isThere.execute(tx)
    if (rows[0]?.there) return false
    await sql`
      with given as (
        select uuidv7() as id, given.* from jsonb_to_recordset(${JSON.stringify(patients)}::jsonb) as given (email text, "firstName" text,
          "lastName" text, "otherName" text, gender text, "bornOn" date, phone text, language text, joined timestamptz)
      ), people as (
        insert into users (id, email, password_hash, language, created_at, confirmed_at, second_factor_waived)
          select id, email, ${hash}, language, joined, joined + interval '6 minutes', true from given
      ), roles as (
        insert into user_roles (user_id, role_type, is_primary, granted_at, granted_by)
          select id, 'patient', true, joined, ${system.id} from given
      ), consented as (
        insert into consents (user_id, purpose, given, version, language, method, address_mark, at)
          select id, purpose, true, version, language, 'demo', ${mark}, joined from given,
            (values ('terms', ${consentVersions.terms}::text), ('care', ${consentVersions.care}::text)) as agreed (purpose, version)
      )
      insert into profiles (id, first_name, last_name, other_name, gender, date_of_birth, phone, updated_at)
        select id, "firstName", "lastName", "otherName", gender, "bornOn", phone, joined from given`.execute(
      tx,
    )
    return true
  })
}
