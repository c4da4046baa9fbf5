import { expect, test } from 'vitest'
import { announceFee, readPlatformFee } from '#contract/platform/fee.ts'
import { readPlatformSettings, savePlatformSettings } from '#contract/platform/settings.ts'
import { openApp } from '#test/app.ts'
import { drLayla, drReem, noor, sara } from '#test/cast.ts'
import { join, unique } from '#test/people.ts'
import { addBillingDetails } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-27T09:00:00Z')
const admin = await join(app, noor, { role: 'admin' })
const layla = await join(app, drLayla, { role: 'dietitian' })
const reem = await join(app, drReem, { role: 'dietitian' })
const patient = await join(app, sara)
const announce = (percent: string, from: string) => admin.call(announceFee, { percent, from })
const feeFor = async () => (await layla.call(readPlatformFee, {})).body.fee

test('a dietitian reads the platform’s fee, a patient does not', async () => {
  expect(await feeFor()).toEqual({ percent: 15, next: null })
  expect((await patient.call(readPlatformFee, {})).status).toBe(403)
})

test('a dietitian is told which details invoices lack before anybody can pay', async () => {
  const known = async () => (await reem.call(readPlatformFee, {})).body.isSellerKnown
  expect(await known()).toBe(false)
  await addBillingDetails(app, reem)
  expect(await known()).toBe(true)
})

test('the fee is no longer one of the settings that are saved with the others', async () => {
  const { body } = await admin.call(readPlatformSettings, {})
  const { announcementUntil: _, ...settings } = body.settings
  const typed = Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      typeof value === 'number' ? String(value) : value,
    ]),
  )
  const { status } = await admin.call(savePlatformSettings, { ...typed, version: body.version } as never)
  expect(status).toBe(400)
  expect(await feeFor()).toEqual({ percent: 15, next: null })
})

test('with less than thirty days’ notice, or without the password, nothing is announced', async () => {
  const soon = await announce('12', '2026-12-26')
  expect([soon.status, soon.body.error.fields?.[0]]).toMatchObject([
    422,
    { field: 'from', code: 'fee_too_soon' },
  ])
  app.at('2026-11-27T09:11:00Z')
  const unproved = await announce('12', '2027-01-10')
  expect([unproved.status, unproved.body.error.code]).toEqual([403, 'proof_needed'])
  app.at('2026-11-27T09:00:00Z')
  await app.runJobs()
  expect(await app.mailTo(layla.email)).not.toContainEqual(
    expect.objectContaining({ subject: expect.stringContaining('fee') }),
  )
  expect(await feeFor()).toEqual({ percent: 15, next: null })
})

test('a new fee is announced to every dietitian, and applies from its day', async () => {
  expect((await announce('12', '2026-12-27')).status).toBe(200)
  expect(await feeFor()).toEqual({ percent: 15, next: { percent: 12, from: '2026-12-27' } })
  await app.runJobs()
  for (const { email } of [layla, reem]) {
    const [letter] = (await app.mailTo(email)).filter(({ subject }) => /fee changes/.test(subject))
    expect(letter?.text).toMatch(/We now keep 15%/)
    expect(letter?.text).toMatch(/we will keep 12%/)
  }
  expect((await app.mailTo(patient.email)).filter(({ subject }) => /fee/.test(subject))).toEqual([])
  // Each dietitian has a separate job: when one fails, the others get nothing twice.
  const told = await app.rows<{ subject_id: string }>(
    `select subject_id from events where kind = 'platform.fee_told' and subject_id = any($1)`,
    [[layla.id, reem.id]],
  )
  expect(told).toHaveLength(2)
  app.at('2026-12-26T20:59:00Z')
  expect(await app.fetch('/for-dietitians').then((page) => page.text())).toContain('15%')
  app.at('2026-12-26T21:00:30Z')
  const later = await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
  expect((await later.call(readPlatformSettings, {})).body).toMatchObject({
    settings: { feePercent: 12 },
    nextFee: null,
  })
  app.at('2026-12-26T21:01:30Z')
  expect(await app.fetch('/ar/for-dietitians').then((page) => page.text())).toContain('12%')
})
