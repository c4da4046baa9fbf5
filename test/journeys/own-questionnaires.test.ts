import { test } from 'vitest'
import { confirmAppointment } from '#contract/appointments/changes.ts'
import { giveHealthConsent, healthConsentVersion } from '#contract/health/consent.ts'
import { ownPages as words } from '#copy/screening/own.ts'
import { ownSection } from '#copy/screening/own-section.ts'
import { questionnairePages, screeningWords } from '#copy/screening/pages.ts'
import { bookedAppointment } from '#test/appointments/appointments.ts'
import { expect, openBrowser, phone } from '#test/browser/browser.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { openApp } from '../app.ts'
import { drLayla, sara } from '../cast.ts'
import { join } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-22T06:00:00Z')
const open = await openBrowser(app)
const layla = await join(app, drLayla, { role: 'dietitian' })
await listedDietitian(app, layla)
const patient = await join(app, sara)
await patient.call(giveHealthConsent, { version: healthConsentVersion })

test('a dietitian writes questions; a confirmed booking sends them; the patient answers, and the dietitian reads it', async () => {
  const own = await open('/dietitian/services', signedIn(layla))
  await own.getByRole('button', { name: ownSection.open.en }).click()
  await own.getByRole('button', { name: words.add.en }).click()
  const editor = own.getByRole('dialog', { name: words.form.newTitle.en })
  await editor.getByLabel(words.form.title.en, { exact: true }).fill('First visit')
  await editor.getByLabel(words.form.text.en, { exact: true }).fill('Which of these do you drink?')
  await editor.getByLabel(words.form.kind.en, { exact: true }).selectOption('choices')
  await editor.getByLabel(words.form.options.en).fill('Water\nKarak tea\nCoffee')
  await editor.getByRole('button', { name: words.form.save.en, exact: true }).click()
  const list = own.getByRole('list', { name: words.list.en })
  await expect(list).toContainText('First visit')
  await list.getByRole('button', { name: words.bookings.en }).click()
  const services = own.getByRole('dialog', { name: words.services.title.en })
  await services.getByRole('checkbox').first().check()
  await services.getByRole('button', { name: words.services.save.en, exact: true }).click()
  await expect(list).toContainText('Sent with bookings of')

  const { id } = await bookedAppointment(app, patient, layla, { startsAt: '2026-11-24T10:00:00Z' })
  await layla.call(confirmAppointment, { id })
  await app.runJobs()

  const page = await open('/patient/questionnaires', { ...signedIn(patient), ...phone })
  await page.getByRole('link', { name: 'First visit' }).tap()
  await page.getByRole('checkbox', { name: 'Karak tea' }).tap()
  await page.getByRole('button', { name: questionnairePages.next.en, exact: true }).tap()
  await page.getByRole('button', { name: questionnairePages.send.en, exact: true }).tap()
  await expect(page.getByRole('heading', { name: questionnairePages.answers.en })).toBeVisible()

  const record = await open(`/dietitian/patients/${patient.id}`, signedIn(layla))
  await record.getByRole('button', { name: screeningWords.read.en }).click()
  await expect(record.getByRole('dialog')).toContainText('Karak tea')
})
