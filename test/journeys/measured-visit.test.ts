import { expect as expectValue, test } from 'vitest'
import { giveHealthConsent, healthConsentVersion } from '#contract/health/consent.ts'
import { readSharing, saveDietitianSharing } from '#contract/health/sharing.ts'
import { accessRequest } from '#copy/health/access-request.ts'
import { askAccess } from '#copy/health/ask-access.ts'
import { authorWords } from '#copy/health/authors.ts'
import { bodyRatios } from '#copy/health/body-ratios.ts'
import { kindWords } from '#copy/health/kinds.ts'
import { measureVisit } from '#copy/health/measure-visit.ts'
import { healthGroupWords } from '#copy/health/sharing.ts'
import { visitWords } from '#copy/health/visit.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { expect, openBrowser, phone } from '#test/browser/browser.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { openApp } from '../app.ts'
import { drLayla, sara } from '../cast.ts'
import { join } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)

const layla = await join(app, drLayla, { role: 'dietitian' })
const patient = await join(app, sara, { language: 'ar' })
await listedDietitian(app, layla)
const startsAt = new Date(app.house.clock.now().getTime() - 86_400_000).toISOString()
const visit = await putAppointment(app, { patient, dietitian: layla }, { startsAt })
await patient.call(giveHealthConsent, { version: healthConsentVersion })
await patient.call(saveDietitianSharing, { dietitian: layla.id, groups: ['meals'] })

test('a dietitian asks for access, the patient shares with one press, and the visit is measured in one form', async () => {
  const practice = await open(`/dietitian/appointments/${visit}`, signedIn(layla))
  await practice.getByRole('button', { name: askAccess.ask.en }).click()
  await practice.getByRole('button', { name: askAccess.send.en }).click()
  await expect(practice.getByText(askAccess.sent.en)).toBeVisible()

  const own = await open('/ar/patient/settings?tab=privacy', { ...signedIn(patient), ...phone })
  await own.getByRole('button', { name: accessRequest.share.ar, exact: true }).click()
  await expect(own.getByText(accessRequest.shared.ar)).toBeVisible()
  const { dietitians } = (await patient.call(readSharing, {})).body
  expectValue(dietitians[0]?.groups).toContain('body')
  await expect(own.getByRole('checkbox', { name: healthGroupWords.body.ar })).toBeChecked()

  const page = await open(`/dietitian/appointments/${visit}`, signedIn(layla))
  await page.getByRole('button', { name: measureVisit.open.en }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Weight (kg)').fill('81,2')
  await form.getByLabel('Height (cm)').fill('164')
  await form.getByLabel('Waist (cm)').fill('92.5')
  await expect(form.getByRole('region', { name: bodyRatios.title.en })).toContainText('30.2')
  await form.getByRole('button', { name: visitWords.save.en, exact: true }).click()
  await expect(page.getByText(visitWords.saved(3, 0).en)).toBeVisible()

  const record = await open('/ar/patient/health-data?kind=waist', { ...signedIn(patient), ...phone })
  await expect(record.getByRole('heading', { name: kindWords.waist.name.ar })).toBeVisible()
  await expect(record.getByText(authorWords.by(drLayla.name).ar)).toBeVisible()
})
