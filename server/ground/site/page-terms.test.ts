import { expect, test } from 'vitest'
import { openApp } from '#test/app.ts'
import { DatabaseGone } from '../data/database-faults.ts'
import type { PageTerms } from './page-terms.ts'
import { openSharedRead } from './shared-read.ts'

const app = await openApp()
const textAt = async (path: string) => (await app.fetch(path)).text()
const pages = ['/refund-policy', '/ar/refund-policy']

test('the refund policy is public in both languages, in the sitemap and in the footer of every page', async () => {
  for (const path of pages) expect((await app.fetch(path)).status).toBe(200)
  const sitemap = await textAt('/sitemap.xml')
  for (const path of pages) expect(sitemap).toContain(`<loc>http://localhost:3000${path}</loc>`)
  expect(await textAt('/')).toContain('href="/refund-policy"')
  expect(await textAt('/ar/faq')).toContain('href="/ar/refund-policy"')
})

test('it states the current refund rules, and new ones within a minute', async () => {
  app.at('2026-11-27T09:00:00Z')
  expect(await textAt('/refund-policy')).toContain(
    'Cancelled at least 24 hours before the start: everything back',
  )
  expect(await textAt('/ar/refund-policy')).toContain('الإلغاء قبل الموعد بما لا يقل عن 24 ساعة')
  await app.rows('update platform_settings set refund_whole_hours = 48')
  app.at('2026-11-27T09:01:01Z')
  const page = await textAt('/refund-policy')
  expect(page).toContain('Cancelled at least 48 hours before the start: everything back')
  expect(page).not.toContain('24 hours before the start')
})

test('pages are served without the database, and simultaneous visits query it once', async () => {
  const quoted = { fee: '15%', refunds: '' }
  const terms: PageTerms = { en: quoted, ar: quoted, dress: '', ramadanDay: '2027-02-08' }
  let asked = 0
  let isGone = false
  const fresh = openSharedRead(app.house, async () => {
    asked++
    if (isGone) throw new DatabaseGone()
    return terms
  })
  app.at('2026-11-27T10:00:00Z')
  await Promise.all([fresh(), fresh(), fresh()])
  expect(asked).toBe(1)
  isGone = true
  app.at('2026-11-27T10:01:01Z')
  expect(await fresh()).toBe(terms)
  expect([await fresh(), asked]).toEqual([terms, 2])
})

test.each([
  ['/terms-of-service', 3, 28],
  ['/privacy-policy', 3, 28],
  ['/cookie-policy', 3, 28],
  ['/refund-policy', 1, 27],
])('%s states its version and its date', async (path, version, day) => {
  const plain = async (page: string) => (await textAt(page)).replaceAll('\u00a0', ' ')
  expect(await plain(path)).toContain(`Version ${version}, in force since ${day} November 2026`)
  expect(await plain(`/ar${path}`)).toContain(`النسخة ${version}، سارية منذ ${day} نوفمبر 2026`)
})
