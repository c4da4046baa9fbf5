import { describe, expect, test } from 'vitest'
import { register } from '#contract/accounts/registration.ts'
import type { SentTo } from '#contract/route.ts'
import { system, visitor } from '#server/ground/data/db.ts'
import { proveNewPerson } from '#server/ground/data/prove.ts'
import { readHealthAnswers } from '#server/health/answers.ts'
import { readOwnFigures } from '#server/health/own-figures.ts'
import { openApp } from '#test/app.ts'
import { drLayla, inArabic, omar, sara } from '#test/cast.ts'
import { hashAtFullCost } from '#test/full-hashes.ts'
import { join, unique } from '#test/people.ts'
import { verifyPassword } from '../passwords.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-20T09:00:00Z')
const password = 'cardamom & dates'

type Form<Name extends string> = Extract<SentTo<typeof register>, { form: Name }>
const patient = (more: Partial<Form<'patient'>> = {}): Form<'patient'> => ({
  form: 'patient',
  name: sara.name,
  email: unique(sara.email),
  password,
  phoneNumber: sara.phone,
  ...more,
})
const dietitian = (more: Partial<Form<'dietitian'>> = {}): Form<'dietitian'> => ({
  form: 'dietitian',
  name: drLayla.name,
  email: unique(drLayla.email),
  password,
  phoneNumber: drLayla.phone,
  ...more,
})
const simple = (more: Partial<Form<'simple'>> = {}): Form<'simple'> => ({
  form: 'simple',
  firstName: 'Omar',
  lastName: 'Bakri',
  email: unique(omar.email),
  password,
  ...more,
})
const aboutHealth = {
  height: '164',
  weight: '٧١٫٥',
  goalWeight: '65',
  medicalConditions: 'canary-condition',
  allergies: 'canary-allergy',
  dietaryPreferences: 'pescatarian',
} as const

/** By Riyadh's calendar and the real clock, which the form in the browser uses too. */
const eighteenYearsAgo = (daysLater: number) => {
  const then = new Date(Date.now() + 3 * 3_600_000 + daysLater * 86_400_000)
  then.setUTCFullYear(then.getUTCFullYear() - 18)
  return then.toISOString().slice(0, 10)
}

const accountOf = async (email: string) => {
  const rows = await app.rows<{
    id: string
    password_hash: string
    confirmed_at: Date | null
    roles: { role_type: string; is_primary: boolean }[]
    profile: Record<string, unknown>
    practice: Record<string, unknown> | null
    health: boolean
    consents: string[] | null
  }>(
    `select users.*, to_json(profiles) as profile, to_json(practice) as practice,
      (select json_agg(json_build_object('role_type', role_type, 'is_primary', is_primary)) from user_roles where user_id = users.id) as roles,
      exists (select from health_profiles where user_id = users.id) as health,
      (select json_agg(purpose order by purpose) from consents where user_id = users.id and given) as consents
    from users left join profiles on profiles.id = users.id left join dietitian_profiles as practice on practice.user_id = users.id
    where email = $1`,
    [email],
  )
  expect(rows).toHaveLength(1)
  return rows[0] as (typeof rows)[number]
}
const count = async () => {
  const [row] = await app.rows<{ count: number }>('select count(*)::int as count from users')
  return row?.count
}

describe('what is stored', () => {
  test('a patient, with the name split at its first space and the number normalised', async () => {
    hashAtFullCost()
    const form = patient({ gender: 'female', dateOfBirth: '1991-03-09' })
    expect(await app.call(register, form)).toMatchObject({ status: 202, text: '{"done":true}' })
    const account = await accountOf(form.email)
    expect(account).toMatchObject({
      confirmed_at: null,
      roles: [{ role_type: 'patient', is_primary: true }],
      profile: {
        first_name: 'Sara',
        last_name: 'Al-Qahtani',
        full_name: sara.name,
        phone: '+966501234567',
        gender: 'female',
        date_of_birth: '1991-03-09',
      },
      practice: null,
      health: false,
      consents: ['terms'],
    })
    expect(account.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verifyPassword(account.password_hash, password)).toBe(true)
  })

  test('a dietitian, with the practice as stated and the certificate as a list', async () => {
    const form = dietitian({
      specialization: 'diabetes',
      yearsOfExperience: '6-10',
      licenseNumber: drLayla.licenseNumber,
      education: 'MSc Clinical Nutrition',
      certifications: 'CDE',
      hourlyRate: '249.50',
    })
    await app.call(register, form)
    expect(await accountOf(form.email)).toMatchObject({
      roles: [{ role_type: 'dietitian', is_primary: true }],
      profile: { first_name: 'Dr.', last_name: 'Layla Al-Harbi', phone: '+966501112233' },
      practice: {
        specialization: 'diabetes',
        years_of_experience: '6-10',
        license_number: drLayla.licenseNumber,
        education: 'MSc Clinical Nutrition',
        certifications: ['CDE'],
        hourly_rate_halalas: 24_950,
        service_offerings: [],
      },
      health: false,
    })
  })

  test('a dietitian who states nothing yet has an empty list of certificates', async () => {
    const form = dietitian({ name: 'ليلى' })
    await app.call(register, form)
    expect(await accountOf(form.email)).toMatchObject({
      profile: { first_name: 'ليلى', last_name: null, full_name: 'ليلى' },
      practice: { certifications: [], hourly_rate_halalas: null },
    })
  })

  test('the simple form makes a patient, with a number or without', async () => {
    const [plain, foreign, local] = [
      simple(),
      simple({ phone: '+44 20 7946 0018' }),
      simple({ phone: '٠٥٠ ١٢٣ ٤٥٦٧' }),
    ]
    for (const form of [plain, foreign, local]) expect((await app.call(register, form)).status).toBe(202)
    expect(await accountOf(plain.email)).toMatchObject({
      roles: [{ role_type: 'patient', is_primary: true }],
      profile: { first_name: 'Omar', last_name: 'Bakri', phone: null },
    })
    expect((await accountOf(foreign.email)).profile.phone).toBe('+442079460018')
    expect((await accountOf(local.email)).profile.phone).toBe('+966501234567')
  })
})

describe('answers about health', () => {
  test('are not stored without consent', async () => {
    const [silent, unticked] = [patient(aboutHealth), patient({ ...aboutHealth, healthConsent: false })]
    for (const form of [silent, unticked]) {
      expect((await app.call(register, form)).status).toBe(202)
      expect(await accountOf(form.email)).toMatchObject({ health: false, consents: ['terms'] })
    }
    expect(await everythingStored()).not.toContain('canary')
  })

  test('are encrypted with it: no column, no job and no log contains a word of them', async () => {
    const form = patient({ ...aboutHealth, healthConsent: true })
    await app.call(register, form)
    await app.runJobs()
    const { id, health, consents } = await accountOf(form.email)
    expect({ health, consents }).toEqual({ health: true, consents: ['health', 'terms'] })
    const stored = await everythingStored()
    expect(stored).toContain(form.email)
    for (const word of ['canary', Buffer.from('canary').toString('hex'), 'medicalConditions', 'pescatarian'])
      expect(stored).not.toContain(word)
    expect(app.logged()).not.toContain('canary')
    expect(JSON.stringify(await app.mailTo(form.email))).not.toContain('canary')
    expect(await app.house.db.as(system, (tx) => readHealthAnswers(tx, app.house, id))).toEqual({
      medicalConditions: 'canary-condition',
      allergies: 'canary-allergy',
      dietaryPreferences: 'pescatarian',
    })
    expect(await app.house.db.as(system, (tx) => readOwnFigures(tx, app.house, id, null))).toEqual({
      height: 164,
      weight: 71.5,
      goalWeight: 65,
    })
  })

  test('may all be empty, and then only the consent is stored', async () => {
    const form = patient({ healthConsent: true, medicalConditions: ' ' })
    await app.call(register, form)
    expect(await accountOf(form.email)).toMatchObject({ health: false, consents: ['health', 'terms'] })
  })
})

describe('refused registrations', () => {
  test.each([
    ['eighteen years ago tomorrow', eighteenYearsAgo(1)],
    ['last year', eighteenYearsAgo(17 * 365)],
    ['in times to come', '2150-01-01'],
  ])('a person born %s is told that the product is for adults', async (_, dateOfBirth) => {
    const before = await count()
    for (const form of [patient({ dateOfBirth }), dietitian({ dateOfBirth })]) {
      const { status, body } = await app.call(register, form)
      expect([status, body.error.fields?.[0]]).toMatchObject([
        422,
        { field: 'dateOfBirth', code: 'adults_only' },
      ])
    }
    expect(await count()).toBe(before)
  })

  test('a phone number that no country uses is refused at its field', async () => {
    const before = await count()
    for (const form of [
      patient({ phoneNumber: '+999123456789' }),
      dietitian({ phoneNumber: '+999123456789' }),
    ]) {
      const { status, body } = await app.call(register, form)
      expect([status, body.error.fields?.[0]]).toMatchObject([
        422,
        { field: 'phoneNumber', code: 'wizard_phone_too_short' },
      ])
    }
    expect(await count()).toBe(before)
  })

  test.each([
    'ask my wife',
    '12345678',
    '050 123',
    '+999123456789',
    '+1 212 555 012',
    'https://evil.example',
  ])('the simple form refuses the number %s at its field, in the caller’s language', async (phone) => {
    const before = await count()
    const english = await app.call(register, simple({ phone }))
    const arabic = await app.call(register, simple({ phone }), inArabic)
    expect([english.status, arabic.status]).toEqual([422, 422])
    expect(english.body.error.fields).toEqual([
      { field: 'phone', code: 'phone_too_short', message: 'Phone number must be at least 9 digits' },
    ])
    expect(arabic.body.error.fields?.[0]?.message).toBe('يجب ألا يقل رقم الجوال عن 9 أرقام')
    expect(await count()).toBe(before)
  })

  test('a person who turns eighteen today is accepted', async () => {
    expect((await app.call(register, patient({ dateOfBirth: eighteenYearsAgo(0) }))).status).toBe(202)
  })

  test.each([
    ['123456', 'pwned'],
    ['password1', 'pwned'],
    ['sara2026', 'context'],
    ['Alqahtani77', 'context'],
    ['باكري1234', 'context'],
    ['aaaaaaa', 'guessable'],
  ])('the password %s is refused with its reason, in the caller’s language', async (weak, reason) => {
    const before = await count()
    const name = `${sara.name} ${omar.name}`
    const { status, body } = await app.call(register, patient({ name, password: weak }), inArabic)
    expect([status, body.error.code, body.error.detail]).toEqual([
      422,
      'weak_password',
      { reasons: [reason] },
    ])
    expect(body.error.fields?.[0]).toMatchObject({
      field: 'password',
      message: expect.stringMatching(/[\u0621-\u064a]/),
    })
    expect(await count()).toBe(before)
  })

  test('extra keys in a request give nobody more rights', async () => {
    const before = await everythingStored()
    for (const [key, value] of privileged)
      for (const form of [patient(), dietitian(), simple()]) {
        const { status, body } = await app.call(register, { ...form, [key]: value } as never)
        expect([status, body.error?.code], `${form.form} with ${key}`).toEqual([400, 'malformed_request'])
      }
    for (const form of ['admin', 'client', '', null, ['patient'], { $ne: null }])
      expect((await app.call(register, { ...patient(), form } as never)).status).toBe(400)
    expect(await everythingStored()).toBe(before)
  })

  test('the database itself lets no visitor become an admin, or act for an existing person', async () => {
    const known = await join(app, { ...sara, email: unique(sara.email) }, { signedIn: false })
    const role = (user_id: string, role_type: string) => ({
      user_id,
      role_type,
      is_primary: false,
      granted_at: new Date(),
      granted_by: '',
    })
    const asVisitor = (values: (id: string) => ReturnType<typeof role>) =>
      app.house.db.as(visitor('en'), async (tx) =>
        tx
          .insertInto('user_roles')
          .values(values(await proveNewPerson(tx)))
          .execute(),
      )
    await expect(asVisitor((id) => role(id, 'admin'))).rejects.toThrow('row-level security')
    await expect(asVisitor(() => role(known.id, 'dietitian'))).rejects.toThrow('row-level security')
  })
})

const privileged: [string, unknown][] = [
  ['user_type', 'admin'],
  ['userType', 'admin'],
  ['type', 'admin'],
  ['role', 'admin'],
  ['roles', ['admin']],
  ['roleType', 'admin'],
  ['role_type', 'admin'],
  ['is_primary', true],
  ['isPrimary', true],
  ['active_role', 'admin'],
  ['activeRole', 'admin'],
  ['primaryRole', 'admin'],
  ['admin', true],
  ['isAdmin', true],
  ['is_admin', true],
  ['superuser', true],
  ['verified', true],
  ['isVerified', true],
  ['verification_status', 'verified'],
  ['status', 'verified'],
  ['approved', true],
  ['confirmed', true],
  ['confirmed_at', '2026-11-20T09:00:00Z'],
  ['confirmedAt', '2026-11-20T09:00:00Z'],
  ['email_confirmed_at', '2026-11-20T09:00:00Z'],
  ['email_verified', true],
  ['suspended_at', null],
  ['second_factor_waived', true],
  ['secondFactorWaived', true],
  ['id', '019a9c1e-0000-7000-8000-000000000000'],
  ['user_id', '019a9c1e-0000-7000-8000-000000000000'],
  ['userId', '019a9c1e-0000-7000-8000-000000000000'],
  ['granted_by', 'system'],
  ['actor', 'system'],
  ['password_hash', 'none'],
  ['passwordHash', 'none'],
  ['created_at', '2020-01-01T00:00:00Z'],
  ['metadata', { user_type: 'admin' }],
  ['app_metadata', { role: 'admin' }],
  ['user_metadata', { role: 'admin' }],
  ['data', { user_type: 'admin' }],
  ['permissions', ['*']],
  ['constructor', { prototype: { role: 'admin' } }],
]

describe('an address that has an account', () => {
  test('gets the same answer, the account is unchanged, and its owner is told by email', async () => {
    const owner = await join(app, { ...sara, email: unique(sara.email) }, { signedIn: false, language: 'ar' })
    const before = await accountOf(owner.email)
    const [known, fresh] = [
      await app.call(register, patient({ email: owner.email.toUpperCase(), password: 'another good one' })),
      await app.call(register, patient()),
    ]
    const shape = ({ status, text, headers }: typeof known) => [status, text, [...headers.keys()].sort()]
    expect(shape(known)).toEqual(shape(fresh))
    await app.runJobs()
    expect(await accountOf(owner.email)).toEqual(before)
    const [letter, ...more] = await app.mailTo(owner.email)
    expect(more).toEqual([])
    expect(letter).toMatchObject({ language: 'ar', subject: 'لديك حساب في نبتة' })
    expect(letter?.text).toMatch(/\/ar\/login$/m)
    expect(letter?.text).toMatch(/\/ar\/reset-password$/m)
    expect(letter?.text).toContain('20 نوفمبر 2026 الساعة 12:00 م بتوقيت الرياض')
  })

  test('still awaiting confirmation is not changed either: the newcomer gets a separate account', async () => {
    const form = patient()
    await app.call(register, form)
    const [before] = await app.rows('select * from users where email = $1', [form.email])
    await app.call(register, patient({ email: form.email, name: 'Somebody Else' }))
    const after = await app.rows('select * from users where email = $1 order by created_at, id', [form.email])
    expect(after).toHaveLength(2)
    expect(after).toContainEqual(before)
  })
})

test('many registrations for one address send one email a minute, and the answers do not show it', async () => {
  const strict = await openApp()
  strict.at('2026-11-20T09:00:00Z')
  const form = patient()
  const answers = [
    await strict.call(register, form),
    await strict.call(register, { ...form, name: 'Second Try' }),
  ]
  expect(answers.map(({ status, text }) => [status, text])).toEqual(Array(2).fill([202, '{"done":true}']))
  await strict.runJobs()
  expect(await strict.mailTo(form.email)).toHaveLength(1)
  strict.at('2026-11-20T09:01:01Z')
  await strict.call(register, form)
  await strict.runJobs()
  expect(await strict.mailTo(form.email)).toHaveLength(2)
})

/** The text of every column of every table, including the queue's. */
async function everythingStored(): Promise<string> {
  const tables = await app.rows<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') and tablename not in ('counters') order by 1`,
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const rows = await app.rows<{ text: string }>(`select t::text as text from ${name} t order by 1`)
    texts.push(...rows.map(({ text }) => text))
  }
  return texts.join('\n')
}
