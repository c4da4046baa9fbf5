import { randomBytes } from 'node:crypto'
import { chooseLanguage } from '#contract/accounts/security.ts'
import { subscribeToNewsletter } from '#contract/newsletter.ts'
import { answerSurvey } from '#contract/survey.ts'
import { giveConsent } from '#server/accounts/give-consent.ts'
import { system } from '#server/db.ts'
import { keepHealthAnswers } from '#server/health/keep-answers.ts'
import { openDietitianProfile } from '#server/profiles/open-profile.ts'
import type { App } from './app.ts'
import type { Person } from './people.ts'

/** What nobody else says or has, so that it can be looked for. */
export const said = {
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
}

/** Leaves something in every table that can hold something about a person: a new table of people adds its own here. */
export async function liveAWholeLife(app: App, { id, email, call }: Person): Promise<void> {
  const { house } = app
  const now = house.clock.now()
  await app.rows(
    'update profiles set first_name = $2, last_name = $3, phone = $4, date_of_birth = $5 where id = $1',
    [id, said.firstName, said.lastName, said.phone, said.bornOn],
  )
  await app.rows('update sessions set browser = $2 where user_id = $1', [id, said.browser])
  await house.db.as(system, async (tx) => {
    await giveConsent(
      tx,
      house,
      { userId: id, purpose: 'health', language: 'en', method: 'registration', address: '192.0.2.77' },
      now,
    )
    await keepHealthAnswers(tx, house, id, { weight: 71.5, allergies: said.allergies }, now)
    await openDietitianProfile(tx, id, { ...said, specialization: 'sports', hourlyRate: 199 }, now)
  })
  await app.rows(
    `insert into account_tokens (id, user_id, purpose, token_hash, made_at, expires_at, redirect_to, new_email)
      values (uuidv7(), $1, 'new_address', $2, $3, $3, $4, $5)`,
    [id, `hash of a link for ${id}`, now, said.redirectTo, said.newAddress],
  )
  await app.rows('insert into second_factors (user_id, secret_sealed, made_at) values ($1, $2, $3)', [
    id,
    randomBytes(40),
    now,
  ])
  await app.rows('insert into recovery_codes (user_id, code_hash, made_at) values ($1, $2, $3)', [
    id,
    'hash of a code',
    now,
  ])
  await app.call(subscribeToNewsletter, { email })
  await app.call(answerSurvey, {
    audience: 'patient',
    name: `${said.firstName} ${said.lastName}`,
    email,
    phone: said.phone,
    needs: said.needs,
    message: said.needs,
  })
  await call(chooseLanguage, { language: 'ar' }, { 'idempotency-key': `a-key-of-${id}` })
}
