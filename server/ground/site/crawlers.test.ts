import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openApp } from '#test/app.ts'
import { datePages } from './page-dates.ts'
import { builtWeb } from './page-templates.ts'
import { openPages, type Page } from './pages.ts'

const app = await openApp()
const textAt = async (path: string) => (await app.fetch(path)).text()

test('security.txt says where to report a weakness, for less than a year and renewed every day', async () => {
  const told = async () =>
    Object.fromEntries(
      (await textAt('/.well-known/security.txt'))
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/)),
    )
  app.at('2026-11-22T09:00:00Z')
  expect(await told()).toEqual({
    Contact: 'mailto:support@nabta.test',
    Expires: '2027-05-21T00:00:00.000Z',
    'Preferred-Languages': 'en, ar',
    Canonical: 'http://localhost:3000/.well-known/security.txt',
  })
  app.at('2027-11-22T09:00:00Z')
  expect((await told()).Expires).toBe('2028-05-20T00:00:00.000Z')
  expect((await app.fetch('/.well-known/security.txt')).headers.get('content-type')).toBe(
    'text/plain; charset=utf-8',
  )
})

test('the icon at its old address is the logo, in three sizes', async () => {
  const answer = await app.fetch('/favicon.ico')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/x-icon'])
  const icon = Buffer.from(await answer.arrayBuffer())
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 3])
  const colors = [...new Set((await textAt('/favicon.svg')).match(/#[0-9a-f]{6}/g))].map((color) => [
    ...Buffer.from(color.slice(1), 'hex'),
  ])
  expect(colors.length).toBe(3)
  for (const [at, size] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * at
    expect([icon[entry], icon[entry + 1]]).toEqual([size, size])
    const [length, place] = [icon.readUInt32LE(entry + 8), icon.readUInt32LE(entry + 12)]
    const { data, info } = await sharp(icon.subarray(place, place + length))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height, info.channels, data[3]]).toEqual([size, size, 4, 0])
    const pixels = Array.from({ length: size * size }, (_, each) => [
      ...data.subarray(4 * each, 4 * each + 3),
    ])
    for (const color of colors)
      expect(pixels.filter((pixel) => isLike(pixel, color)).length / pixels.length).toBeGreaterThan(0.03)
  }
})

const isLike = (pixel: readonly number[], color: readonly number[]) =>
  pixel.every((part, each) => Math.abs(part - (color[each] ?? 0)) < 8)

test('the sitemap states when the text of each page last changed', async () => {
  const now = new Date()
  const rows = await app.rows<{ path: string; changed_at: Date }>('select path, changed_at from page_dates')
  const sitemap = await textAt('/sitemap.xml')
  const dates = [
    ...sitemap.matchAll(/<loc>http:\/\/localhost:3000([^<]*)<\/loc>\s*<lastmod>([^<]*)<\/lastmod>/g),
  ]
  expect(dates.length).toBe(sitemap.split('<loc>').length - 1)
  expect(new Map(dates.map(([, address, date]) => [address, date]))).toEqual(
    new Map(rows.map(({ path, changed_at }) => [path, changed_at.toISOString().slice(0, 10)])),
  )
  for (const { changed_at } of rows) expect(now.getTime() - changed_at.getTime()).toBeLessThan(600_000)
})

test('a page keeps its date until its text changes, even if its scripts are renamed', async () => {
  const pages = (await openPages(app.house, builtWeb)).all
  const bent = (change: (page: Page) => string) => pages.map((page) => ({ ...page, text: change(page) }))
  app.at('2027-03-01T00:00:00Z')
  const before = await datePages(app.house, pages)
  app.at('2027-03-02T00:00:00Z')
  const rebuilt = bent(({ text }) => text.replaceAll(/\/assets\/[\w-]+/g, '/assets/other'))
  expect(await datePages(app.house, rebuilt)).toEqual(before)
  const edited = bent(({ address, text }) =>
    address === '/ar/faq' ? text.replace('</main>', '<p>x</p></main>') : text,
  )
  expect(await datePages(app.house, edited)).toEqual(
    new Map([...before, ['/ar/faq', new Date('2027-03-02T00:00:00Z')]]),
  )
})
