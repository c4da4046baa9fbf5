import { expect as expectValue, test } from 'vitest'
import { signNotes } from '#contract/appointments/notes.ts'
import { listSlots } from '#contract/availability.ts'
import { giveHealthConsent, healthConsentVersion } from '#contract/health/consent.ts'
import { agreeToGoal, listGoals } from '#contract/health/goals.ts'
import { listMeasures, recordMeasure } from '#contract/health/measures.ts'
import { listReadings, saveDietitianSharing } from '#contract/health/sharing.ts'
import { appointmentList } from '#copy/appointments/list.ts'
import { faultWords } from '#copy/faults.ts'
import { course } from '#copy/health/course.ts'
import { diary } from '#copy/health/diary.ts'
import { healthFiles } from '#copy/health/files.ts'
import { entry } from '#copy/health/history.ts'
import { kindWords } from '#copy/health/kinds.ts'
import { patientProgress } from '#copy/health/patient-progress.ts'
import { healthGroupWords, sharingWords } from '#copy/health/sharing.ts'
import { patientList } from '#copy/patients/list.ts'
import { patientWords } from '#copy/patients/page.ts'
import { preparationWords } from '#copy/patients/preparation.ts'
import { recordWords } from '#copy/patients/record.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { bookedAppointment } from '#test/appointments/appointments.ts'
import { expect, openBrowser, phone } from '#test/browser/browser.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { makeHealthFixtures } from '#test/health/health-fixtures.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { testWithAll } from '#test/with-all.ts'
import { openApp } from '../app.ts'
import { drLayla, khalid, noor, omar, sara } from '../cast.ts'
import { join } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)

const layla = await join(app, drLayla, { role: 'dietitian' })
const patient = await join(app, sara)
const former = await join(app, omar)
const stranger = await join(app, khalid)
const sharing = await join(app, noor)
await listedDietitian(app, layla)
const ago = (days: number) => new Date(app.house.clock.now().getTime() - days * 86_400_000).toISOString()
const visit = await putAppointment(app, { patient, dietitian: layla }, { startsAt: ago(10) })
await putAppointment(app, { patient: former, dietitian: layla }, { startsAt: ago(200) })

const en = (word: { en: string }) => word.en

test('a dietitian finds a patient, contacts them, and tracks what was agreed', async () => {
  const page = await open('/dietitian/patients', signedIn(layla))
  const list = page.getByRole('list', { name: en(patientList.list) })
  await expect(list.getByRole('article')).toHaveCount(2)
  await page.getByRole('tab', { name: en(patientList.tabs.inactive) }).click()
  await expect(list.getByRole('article')).toHaveCount(1)
  await page.getByRole('tab', { name: en(patientList.tabs.all) }).click()
  await page.getByLabel(en(patientList.search)).fill('sara')
  const card = list.getByRole('article', { name: sara.name })
  await expect(list.getByRole('article')).toHaveCount(1)
  await expect(card.getByText(en(patientList.noneAhead))).toBeVisible()
  await expect(card.getByRole('link', { name: en(patientList.message) })).toHaveAttribute(
    'href',
    `/dietitian/messages?patient=${patient.id}`,
  )
  await expect(card.getByRole('link', { name: en(patientList.call) })).toHaveAttribute(
    'href',
    'tel:+966501234567',
  )

  await card.getByRole('link', { name: sara.name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: sara.name })).toBeVisible()
  await page.getByRole('tab', { name: en(patientWords.tabs.appointments) }).click()
  const past = page.getByRole('region', { name: en(appointmentList.tabs.past) })
  await expect(past.getByRole('link', { name: sara.name })).toHaveAttribute(
    'href',
    `/dietitian/appointments/${visit}`,
  )
  // An appointment that the patient books meanwhile appears without a reload.
  const { body } = await patient.call(listSlots, { id: layla.id, from: ago(-6).slice(0, 10), days: '14' })
  await bookedAppointment(app, patient, layla, { startsAt: body.days[0]?.slots[0] ?? '' })
  await app.runJobs()
  await expect(
    page.getByRole('region', { name: en(appointmentList.tabs.upcoming) }).getByRole('listitem'),
  ).toHaveCount(1)
})

testWithAll(
  'before an appointment the dietitian sees the last notes and what is missing, and proposes a goal',
  async () => {
    await patient.call(giveHealthConsent, { version: healthConsentVersion })
    await layla.call(signNotes, {
      id: visit,
      private: '',
      shared: 'Dinner before eight.',
      assessment: 'Eats late.',
      diagnosis: '',
      intervention: '',
      monitoring: '',
    })
    for (const [value, days] of [
      [80, 12],
      [78.5, 1],
    ] as const)
      await patient.call(recordMeasure, {
        clientId: crypto.randomUUID(),
        kind: 'weight',
        value,
        takenAt: ago(days),
      })
    const ahead = await putAppointment(
      app,
      { patient, dietitian: layla },
      { status: 'confirmed', startsAt: ago(-30) },
    )
    const page = await open(`/dietitian/appointments/${ahead}`, { ...signedIn(layla), expectConsole: /422/ })
    await page.getByRole('link', { name: en(preparationWords.title) }).click()
    const changes = page.getByRole('region', { name: en(recordWords.changes.title) })
    await expect(changes).toContainText('78.5')
    await expect(changes).toContainText('down')
    await expect(changes).toContainText('1.5')
    const gaps = page.getByRole('region', { name: en(preparationWords.gaps.title) })
    await expect(gaps).toContainText(en(recordWords.gaps.noGoal))
    await expect(page.getByRole('region', { name: en(preparationWords.notes.title) })).toContainText(
      'Eats late.',
    )

    await page.getByRole('link', { name: en(preparationWords.profile) }).click()
    await page.getByRole('button', { name: en(recordWords.goals.propose) }).click()
    const dialog = page.getByRole('dialog', { name: en(recordWords.goals.propose) })
    await dialog.getByLabel(en(recordWords.goals.target('kg'))).fill('9000')
    await dialog.getByRole('button', { name: en(recordWords.goals.send), exact: true }).click()
    await expect(dialog.getByText(en(faultWords.value_implausible))).toBeVisible()
    await dialog.getByLabel(en(recordWords.goals.target('kg'))).fill('72')
    await dialog.getByRole('button', { name: en(recordWords.goals.send), exact: true }).click()
    const goals = page.getByRole('region', { name: en(recordWords.goals.title) })
    await expect(goals.getByText(en(recordWords.goals.states.proposed))).toBeVisible()
    const [goal] = (await patient.call(listGoals, {})).body.goals
    expectValue(goal).toMatchObject({ kind: 'weight', target: 72, state: 'proposed' })
    await patient.call(agreeToGoal, { id: goal?.id ?? '' })
    await page.reload()
    await goals.getByRole('button', { name: en(recordWords.goals.reached) }).click()
    await expect(goals.getByText(en(recordWords.goals.states.reached), { exact: true })).toBeVisible()
    await page.getByRole('tab', { name: en(patientWords.tabs.progress) }).click()
    await expect(page.getByRole('heading', { name: 'Weight' })).toBeVisible()
  },
)

testWithAll(
  'beside the charts are meals with photos, medicines and reports, and the patient’s log shows what was viewed',
  async () => {
    await putAppointment(app, { patient: sharing, dietitian: layla }, { startsAt: ago(9) })
    await makeHealthFixtures(app, { patient: sharing, dietitian: layla })
    const page = await open(`/dietitian/patients/${sharing.id}?tab=progress`, signedIn(layla))
    const beside = page.getByRole('region', { name: en(patientProgress.diary) })
    await expect(beside.getByRole('img', { name: en(diary.photoOf('Lentil soup')) })).toBeVisible()
    await expect(page.getByRole('img', { name: en(course.chart(kindWords.weight.name)) })).toBeVisible()
    const read = async () =>
      (await sharing.call(listReadings, {})).body.readings.map(({ group }) => group).toSorted()
    expectValue(await read()).toEqual(['body', 'meals'])
    await beside.getByRole('radio', { name: en(healthGroupWords.medicines) }).check()
    await expect(beside.getByText('Metformin')).toBeVisible()
    await beside.getByRole('radio', { name: en(healthGroupWords.reports) }).check()
    const report = beside.getByRole('link', { name: en(healthFiles.reports.open('Blood count')) })
    const path = (await report.getAttribute('href')) ?? ''
    const opened = await page.request.get(new URL(path, page.url()).href)
    expectValue([opened.status(), opened.headers()['content-type']]).toEqual([200, 'application/pdf'])

    // A measurement taken at the consultation belongs to the patient from then on.
    await page.getByRole('button', { name: en(patientProgress.record) }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(en(patientProgress.what)).selectOption('waist')
    await dialog.getByRole('textbox').first().fill('91')
    await dialog.getByRole('button', { name: en(entry.save), exact: true }).click()
    await expect(page.getByRole('region', { name: en(kindWords.waist.name), exact: true })).toContainText(
      '91',
    )
    const { measures } = (await sharing.call(listMeasures, { kind: 'waist' })).body
    expectValue(measures).toMatchObject([{ value: 91, source: 'dietitian' }])
    expectValue(await read()).toEqual(['body', 'meals', 'medicines', 'reports'])

    // Data that is no longer shared disappears from the page without a reload.
    await sharing.call(saveDietitianSharing, { dietitian: layla.id, groups: ['body', 'reports'] })
    await expect(beside.getByRole('radio', { name: en(healthGroupWords.meals) })).toHaveCount(0)
    await expect(page.getByText(/^Not shared with you: .*Meals/)).toBeVisible()

    const own = await open('/patient/settings?tab=privacy', signedIn(sharing))
    const list = own.getByRole('list', { name: en(sharingWords.readings.list) })
    for (const group of ['body', 'meals', 'medicines', 'reports'] as const)
      await expect(list.getByRole('listitem').filter({ hasText: en(healthGroupWords[group]) })).toContainText(
        en(sharingWords.readings.times(1)),
      )
    await expect(list.getByRole('listitem')).toHaveCount(4)
  },
)

test('in Arabic on a phone: a patient’s page opens, and there is none for a person who is not a patient', async () => {
  const page = await open('/ar/dietitian/patients', { ...signedIn(layla), ...phone })
  await page
    .getByRole('article')
    .filter({ hasText: 'عمر باكري' })
    .getByRole('link', { name: 'عمر باكري', exact: true })
    .first()
    .click()
  await expect(page.getByRole('tab', { name: patientWords.tabs.overview.ar })).toBeVisible()
  await expect(page.getByText(patientWords.about.since.ar)).toBeVisible()
  expectValue(new URL(page.url()).pathname).toBe(`/ar/dietitian/patients/${former.id}`)
  const other = await open(`/ar/dietitian/patients/${stranger.id}`, {
    ...signedIn(layla),
    expectConsole: /404/,
  })
  await expect(other.getByText(patientWords.missing.ar)).toBeVisible()
  await other.getByRole('link', { name: patientWords.back.ar }).first().click()
  await expect(other).toHaveURL(/\/ar\/dietitian\/patients$/)
})
