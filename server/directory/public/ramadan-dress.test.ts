import { expect, test } from 'vitest'
import { readPlatformSettings, savePlatformSettings } from '#contract/platform/settings.ts'
import type { SentTo } from '#contract/route.ts'
import { openApp } from '#test/app.ts'
import { drLayla, noor, sara } from '#test/cast.ts'
import { join, type Person, unique } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })

/** The first minutes of Ramadan 1448 in Riyadh, and the last before it. */
const [ramadan, before] = ['2027-02-07T21:00:30Z', '2027-02-07T20:59:29Z']
const [lastDay, eid] = ['2027-03-08T20:59:30Z', '2027-03-08T21:00:31Z']

const textOf = async (response: Response) => (await response.text()).replaceAll('\u00a0', ' ')
const htmlAt = async (path: string) => textOf(await app.fetch(path))
const isDressed = (html: string) => html.includes('data-dress="ramadan"')

async function save(admin: Person, part: Partial<SentTo<typeof savePlatformSettings>>) {
  const { settings, version } = (await admin.call(readPlatformSettings, {})).body
  const texts = Object.fromEntries(
    Object.entries(settings)
      .filter(([name, value]) => value !== null && name !== 'feePercent')
      .map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  )
  const given = { ...texts, version, ...part } as SentTo<typeof savePlatformSettings>
  return admin.call(savePlatformSettings, given)
}

const anAdmin = (also: Parameters<typeof join>[2] = {}) =>
  join(app, { ...noor, email: unique(noor.email) }, { role: 'admin', ...also })

test('all public pages are dressed from the first day of Ramadan in Riyadh to the last', async () => {
  const pages = ['/', '/ar', '/for-patients', '/ar/for-companies', '/dietitians', '/login']
  const dressed = async () => Promise.all(pages.map(async (path) => isDressed(await htmlAt(path))))
  const all = pages.map(() => true)
  const none = pages.map(() => false)
  app.at(before)
  expect(await dressed()).toEqual(none)
  app.at(ramadan)
  expect(await dressed()).toEqual(all)
  app.at(lastDay)
  expect(await dressed()).toEqual(all)
  app.at(eid)
  expect(await dressed()).toEqual(none)
})

test('in Ramadan the landing page shows suhoor and iftar at the times of the day in Riyadh', async () => {
  const mealsAt = async (path: string) => {
    const html = await htmlAt(path)
    expect(/\{\{|x-slot|__DRESS__/.exec(html)).toBeNull()
    return [...html.matchAll(/text-pomegranate">([^<]*)<\/p><h3[^>]*>([^<]*)/g)].map(
      ([, time, name]) => `${name} ${time}`,
    )
  }
  app.at(before)
  expect(await mealsAt('/')).toEqual([
    'Breakfast 7:30 am',
    'Snack 10:30 am',
    'Lunch 1:30 pm',
    'Dinner 8:00 pm',
  ])
  app.at(ramadan)
  expect(await mealsAt('/')).toEqual(['Suhoor 4:27 am', 'Iftar 5:43 pm'])
  expect(await mealsAt('/ar')).toEqual(['السحور 4:27 ص', 'الإفطار 5:43 م'])
  const place = /Riyadh, [^<]*/.exec(await htmlAt('/'))?.[0]
  expect(place?.replace(/[\u2068\u2069]/g, '')).toBe(
    'Riyadh, Monday 8 February: Fajr 5:12 am, Maghrib 5:43 pm, by the Umm al-Qura calendar.',
  )
  app.at('2027-03-08T12:00:00Z')
  expect(await mealsAt('/')).toEqual(['Suhoor 4:07 am', 'Iftar 5:59 pm'])
})

test('without the setting pages stay as they are, and either choice is seen within a minute', async () => {
  app.at('2027-02-20T09:00:00Z')
  const admin = await anAdmin()
  expect(isDressed(await htmlAt('/'))).toBe(true)
  expect((await save(admin, { ramadanDress: false })).body.settings.ramadanDress).toBe(false)
  app.at('2027-02-20T09:01:01Z')
  for (const path of ['/', '/for-patients']) expect(isDressed(await htmlAt(path)), path).toBe(false)
  const { changes } = (await save(admin, { ramadanDress: true })).body
  expect(changes[0]).toMatchObject({
    setting: 'ramadanDress',
    was: false,
    became: true,
    by: { id: admin.id },
  })
  app.at('2027-02-20T09:02:02Z')
  for (const path of ['/', '/for-patients']) expect(isDressed(await htmlAt(path)), path).toBe(true)
})

test('a month announced a day later moves the dress, and the settings state its days', async () => {
  app.at('2027-02-01T09:00:00Z')
  const admin = await anAdmin()
  const { body } = await admin.call(readPlatformSettings, {})
  expect(body.dressDays).toEqual({ from: '2027-02-08', to: '2027-03-08' })
  const moved = await save(admin, { ramadanStarts: '1' })
  expect(moved.body.dressDays).toEqual({ from: '2027-02-09', to: '2027-03-08' })
  app.at('2027-02-08T09:00:00Z')
  expect(isDressed(await htmlAt('/'))).toBe(false)
  app.at('2027-02-09T09:00:00Z')
  expect(isDressed(await htmlAt('/'))).toBe(true)
  await save(await anAdmin(), { ramadanStarts: '0' })
})

test('an admin who may change settings previews the dress at any time, and nobody else sees it', async () => {
  app.at('2026-11-29T09:00:00Z')
  const admin = await anAdmin()
  const preview = await admin.fetch('/?dress=ramadan')
  expect([preview.headers.get('cache-control'), preview.headers.get('x-robots-tag')]).toEqual([
    'no-store',
    'noindex',
  ])
  const html = await textOf(preview)
  expect(isDressed(html)).toBe(true)
  expect(html.includes('Riyadh, Monday 8 February: Fajr')).toBe(true)
  expect(isDressed(await textOf(await admin.fetch('/ar?dress=ramadan')))).toBe(true)
  expect(isDressed(await textOf(await admin.fetch('/')))).toBe(false)

  const others = [
    await join(app, sara),
    await join(app, drLayla, { role: 'dietitian' }),
    await anAdmin({ duties: ['support'] }),
  ]
  for (const { fetch } of [...others, app]) {
    const answer = await fetch('/?dress=ramadan')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(isDressed(await textOf(answer))).toBe(false)
  }
  for (const search of ['?dress=eid', '?dress=', '?dress=ramadan&dress=ramadan'])
    expect(isDressed(await textOf(await admin.fetch(`/${search}`))), search).toBe(false)
})
