import { expect, test } from 'vitest'
import { readPublicPhoto, removePhoto, savePhoto } from '#contract/profiles.ts'
import { readPublicListing, savePublicListing } from '#contract/public-listing.ts'
import { openApp } from '#test/app.ts'
import { drFahad, drLayla } from '#test/cast.ts'
import { dot } from '#test/fakes/sample-files.ts'
import { join, unique } from '#test/people.ts'
import { listedDietitian, putPractice, refresh } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-22T06:00:00Z')
const aDietitian = async (who: { name: string; email: string } = drLayla) =>
  join(app, { ...who, email: unique(who.email) }, { role: 'dietitian' })

const layla = await aDietitian()
const about = {
  otherName: 'د. ليلى الحربي',
  title: 'Clinical Dietitian',
  specialization: 'diabetes',
  city: 'jeddah',
  bio: 'Plans that fit your week. Write to layla@clinic.example or call 0501234567.',
  education: 'MSc Clinical Nutrition, King Saud University',
  certifications: ['CSSD'],
  services: [
    { name: 'First visit', duration: 60, price: 300, platform: 'both', isInitial: true },
    { name: 'Follow-up', duration: 30, price: 150, platform: 'zoom' },
  ],
} as const
await listedDietitian(app, layla, {
  ...about,
  services: [...about.services],
  certifications: [...about.certifications],
})
const fahad = await aDietitian(drFahad)
await listedDietitian(app, fahad, { specialization: 'sports', city: 'riyadh' })

const htmlAt = async (path: string) => (await app.fetch(path)).text()
const pathOf = async (person: { id: string }) =>
  `/dietitians/${(await app.rows<{ address: string }>('select address from public_pages where user_id = $1', [person.id]))[0]?.address}`
/** Counts camera icons by the start of their path data. */
const cameras = (html: string) => html.split('m16 13 5.223').length - 1
const namesIn = (html: string) => [...html.matchAll(/<h2[^>]*><bdi[^>]*>([^<]*)/g)].map(([, name]) => name)

test('every visitor sees a dietitian’s facts in either language, and must sign in to book', async () => {
  const path = await pathOf(layla)
  const answer = await app.fetch(path)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=0, must-revalidate',
  ])
  const english = await answer.text()
  for (const fact of [
    'Dr. Layla Al-Harbi',
    'Clinical Dietitian',
    'Diabetes Management',
    'Jeddah',
    'Verified license',
    `RD-${layla.id}`,
    'Arabic, English',
    '300 SAR',
    '150 SAR',
    'No reviews yet',
    'Sun 22\u00a0Nov, 11:00\u00a0am',
    'Plans that fit your week.',
    'MSc Clinical Nutrition',
    'CSSD',
    '6-10 years of experience',
  ])
    expect(english).toContain(fact)
  for (const secret of [layla.email, '501234567', 'layla@clinic', 'King Fahd Road', 'photos/'])
    expect(english).not.toContain(secret)
  const arabic = await htmlAt(`/ar${path}`)
  for (const fact of [
    '<html lang="ar" dir="rtl"',
    'د. ليلى الحربي',
    'تغذية السكري',
    'جدة',
    'ترخيص موثّق',
    '300 ر.س',
  ])
    expect(arabic).toContain(fact)
  expect(english).toContain(`<link rel="canonical" href="http://localhost:3000${path}">`)
  expect(english).toContain(`<link rel="alternate" hreflang="ar" href="http://localhost:3000/ar${path}">`)
  expect(arabic).toContain(`href="${path}" hreflang="en" lang="en"`)
  const tag = answer.headers.get('etag') ?? ''
  expect((await app.fetch(path, { headers: { 'if-none-match': tag } })).status).toBe(304)
})

test('a chosen time leads to its booking, and a service through the sign-in to the choice of a time', async () => {
  const html = await htmlAt(await pathOf(layla))
  const [service] = await app.rows<{ id: string }>(
    "select id from services where dietitian_id = $1 and name = 'First visit'",
    [layla.id],
  )
  const linkWith = (part: string) => {
    const [, href = ''] = new RegExp(`href="([^"]*${part}[^"]*)"`).exec(html) ?? []
    return new URL(href.replaceAll('&amp;', '&'), 'http://site')
  }
  const time = linkWith('slot')
  expect(time.pathname).toBe('/book')
  expect(Object.fromEntries(time.searchParams)).toEqual({
    dietitian: layla.id,
    service: service?.id,
    slot: '2026-11-22T08:00:00.000Z',
  })
  const chosen = linkWith('redirectTo')
  expect(chosen.pathname).toBe('/login')
  expect(chosen.searchParams.get('redirectTo')).toBe(
    `/patient/dietitians/${layla.id}/book?service=${service?.id}`,
  )
})

test('visitors choose the order, and links lead to the matching dietitians', async () => {
  expect(namesIn(await htmlAt('/dietitians?sort=name'))).toEqual([
    'Dr. Fahad Al-Shehri',
    'Dr. Layla Al-Harbi',
  ])
  expect(namesIn(await htmlAt('/dietitians?sort=price'))).toEqual([
    'Dr. Fahad Al-Shehri',
    'Dr. Layla Al-Harbi',
  ])
  expect(namesIn(await htmlAt('/dietitians'))).toEqual(['Dr. Layla Al-Harbi', 'Dr. Fahad Al-Shehri'])
  const inJeddah = await htmlAt('/dietitians?city=jeddah&specialization=diabetes')
  expect(namesIn(inJeddah)).toEqual(['Dr. Layla Al-Harbi'])
  expect(inJeddah).toContain(
    'href="http://localhost:3000/dietitians?specialization=diabetes&amp;city=jeddah"',
  )
  expect(inJeddah).toContain('href="/ar/dietitians?specialization=diabetes&amp;city=jeddah" hreflang="ar"')
  const nobody = await htmlAt('/dietitians?city=jeddah&specialization=sports')
  expect(namesIn(nobody)).toEqual([])
  expect(nobody).toContain('No dietitians match this choice')
  expect((await app.fetch('/dietitians?page=2')).status).toBe(404)
  expect((await app.fetch('/ar/dietitians/?city=riyadh')).headers.get('location')).toBe(
    '/ar/dietitians?city=riyadh',
  )
})

test('visitors search in both scripts, with typing errors, and combine filters as patients do', async () => {
  const found = async (search: string) => namesIn(await htmlAt(`/dietitians${search}`))
  expect(await found('?q=layla')).toEqual(['Dr. Layla Al-Harbi'])
  expect(await found(`?q=${encodeURIComponent('ليلى')}`)).toEqual(['Dr. Layla Al-Harbi'])
  expect(await found('?q=fahaad+alshehry')).toEqual(['Dr. Fahad Al-Shehri'])
  expect(await found('?q=diabetes')).toEqual(['Dr. Layla Al-Harbi'])
  expect(await found('?q=nobody+at+all')).toEqual([])
  expect((await found('?city=jeddah&city=riyadh&gender=female&mode=video&when=week')).length).toBe(2)
  expect(await found('?most=300&least=200&rating=4')).toEqual([])
})

test('every filter states how many it would show, in the address that it leads to', async () => {
  const html = await htmlAt('/dietitians?specialization=sports&sort=name')
  const link = (id: string) =>
    new RegExp(`<a id="${id}" href="([^"]*)"[^>]*>(?:<[^>]*>)*([^<]*)<span[^>]*>(\\d+)`).exec(html)?.slice(1)
  expect(link('specialization-diabetes')).toEqual([
    '/dietitians?specialization=sports,diabetes&amp;sort=name',
    'Diabetes Management ',
    '1',
  ])
  expect(link('specialization-sports')?.[0]).toBe('/dietitians?sort=name')
  expect(link('city-riyadh')?.[2]).toBe('1')
  expect(link('city-jeddah')).toBeUndefined()
  expect(html).toContain('1 dietitian<')
})

test('only whole lists are offered to search engines', async () => {
  const tag = async (search: string) => (await app.fetch(`/dietitians${search}`)).headers.get('x-robots-tag')
  for (const search of ['', '?specialization=sports', '?city=riyadh&specialization=sports'])
    expect(await tag(search)).toBeNull()
  for (const search of ['?q=layla', '?gender=female', '?sort=price', '?city=riyadh,jeddah', '?most=300'])
    expect(await tag(search)).toBe('noindex')
})

test('hostile text is shown as plain text', async () => {
  const fiend = await aDietitian()
  const name = `</script><script>alert(1)</script> "x' \u202eevil {{main}}`
  await listedDietitian(app, fiend, {
    name,
    title: '<img src=x onerror=alert(1)>',
    services: [{ name: '"><svg onload=alert(2)>' }],
  })
  const path = await pathOf(fiend)
  expect(await htmlAt(path)).toContain(
    '<title>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; &quot;x&#39; evil {{main}}, ',
  )
  for (const html of [await htmlAt(path), await htmlAt('/dietitians')]) {
    expect(html).not.toMatch(/<script>|<img src=x|<svg onload|<[^>]+\son[a-z]+="/)
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    expect(data.length).toBe(1)
    expect(JSON.parse(data[0]?.[1] ?? '')[0]).toHaveProperty('@type')
  }
  await app.rows("update verifications set status = 'suspended', reason = 'x' where user_id = $1", [fiend.id])
})

test('a renamed dietitian is found at the old address, and by crawlers at the new one', async () => {
  const rania = await aDietitian()
  await listedDietitian(app, rania, { name: 'Rania Old' })
  const old = await pathOf(rania)
  await listedDietitian(app, rania, { name: 'Rania New', services: [{ platform: 'in-person' }] })
  const path = await pathOf(rania)
  expect(path).toMatch(/^\/dietitians\/rania-new-/)
  expect([await htmlAt(path), await htmlAt(await pathOf(layla))].map(cameras)).toEqual([0, 3])
  const moved = await app.fetch(`/ar${old}`)
  expect([moved.status, moved.headers.get('location')]).toEqual([308, `/ar${path}`])
  const sitemap = await htmlAt('/sitemap-made.xml')
  expect(sitemap).toContain(`<loc>http://localhost:3000/ar${path}</loc>\n    <lastmod>2026-11-22</lastmod>`)
  expect(sitemap).not.toContain(old)
  expect(await htmlAt('/robots.txt')).toContain('Sitemap: http://localhost:3000/sitemap-made.xml')

  app.at('2026-11-24T06:00:00Z')
  await refresh(app, rania)
  expect(await htmlAt(path)).toContain('Tue 24\u00a0Nov')
  expect(await htmlAt('/sitemap-made.xml')).toContain(
    `<loc>http://localhost:3000${path}</loc>\n    <lastmod>2026-11-22</lastmod>`,
  )
  // The new name appears only on the Arabic page.
  await app.rows("update services set other_name = 'استشارة' where dietitian_id = $1", [rania.id])
  await refresh(app, rania)
  expect(await htmlAt('/sitemap-made.xml')).toContain(
    `<loc>http://localhost:3000/ar${path}</loc>\n    <lastmod>2026-11-24</lastmod>`,
  )
  app.at('2026-11-22T06:00:00Z')
})

test('a suspended dietitian, or one whose licence has ended, disappears from that moment', async () => {
  const gone = await aDietitian()
  await listedDietitian(app, gone, { name: 'Ghada Gone' })
  const path = await pathOf(gone)
  await app.rows("update verifications set status = 'suspended', reason = 'x' where user_id = $1", [gone.id])
  expect((await app.fetch(path)).status).toBe(404)
  expect(await htmlAt('/dietitians')).not.toContain('Ghada')
  await listedDietitian(app, gone, { name: 'Ghada Gone', licensedUntil: '2026-11-22' })
  expect((await app.fetch(path)).status).toBe(200)
  app.at('2026-11-23T06:00:00Z')
  expect((await app.fetch(path)).status).toBe(404)
  expect(await htmlAt('/dietitians')).not.toContain('Ghada')
  app.at('2026-11-22T06:00:00Z')
})

test('a dietitian who opts out disappears before the answer is sent, and returns the same way', async () => {
  const shy = await aDietitian()
  await listedDietitian(app, shy, { name: 'Shaima Shy' })
  const path = await pathOf(shy)
  expect((await shy.call(readPublicListing, {})).body).toEqual({
    choices: { isListed: true, showsPhoto: false, showsReviews: false },
    path,
  })
  const hidden = await shy.call(savePublicListing, {
    isListed: false,
    showsPhoto: false,
    showsReviews: false,
  })
  expect(hidden.body.path).toBeNull()
  expect((await app.fetch(path)).status).toBe(404)
  await refresh(app, shy)
  expect((await app.fetch(path)).status).toBe(404)
  await shy.call(savePublicListing, { isListed: true, showsPhoto: false, showsReviews: false })
  await app.runJobs()
  expect((await app.fetch(path)).status).toBe(200)
})

test('a photo is public only if the dietitian allows it', async () => {
  const { photoId } = (await fahad.call(savePhoto, { upload: dot })).body
  await app.runJobs()
  const photo = (size: 'small' | 'large' = 'large') => app.call(readPublicPhoto, { id: photoId, size })
  const path = await pathOf(fahad)
  expect([(await photo()).status, (await htmlAt(path)).includes(photoId)]).toEqual([404, false])
  await fahad.call(savePublicListing, { isListed: true, showsPhoto: true, showsReviews: false })
  await app.runJobs()
  expect([(await photo()).status, (await photo('small')).status]).toEqual([200, 200])
  expect(await htmlAt(path)).toContain(`/api/public-photos/${photoId}/large"`)
  expect(await htmlAt('/dietitians')).toContain(`/api/public-photos/${photoId}/small"`)
  await fahad.call(savePublicListing, { isListed: true, showsPhoto: false, showsReviews: false })
  expect((await photo()).status).toBe(404)
  await fahad.call(removePhoto, {})
})

test('cached pages of another build are rendered again', async () => {
  await app.rows("update public_pages set made_with = 'older', cards = '{}' where user_id = $1", [layla.id])
  await app.runCron('remake_public_pages')
  expect(await htmlAt('/dietitians')).toContain('Dr. Layla Al-Harbi')
})

test('only a listed dietitian has a page', async () => {
  const newcomer = await aDietitian()
  await putPractice(app, newcomer, { status: 'submitted' })
  await refresh(app, newcomer)
  expect((await newcomer.call(readPublicListing, {})).body.path).toBeNull()
})

const limited = await openApp()
test('a caller who searches too fast is asked to wait, on a page; the whole list stays open', async () => {
  limited.at('2026-11-22T06:00:00Z')
  const answers = await Promise.all(Array.from({ length: 91 }, () => limited.fetch('/ar/dietitians?q=layla')))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBe(1)
  expect(refused[0]?.headers.get('retry-after')).toBe('60')
  expect(await refused[0]?.text()).toContain('عمليات بحث كثيرة')
  expect((await limited.fetch('/ar/dietitians')).status).toBe(200)
})

test('the landing page shows the first dietitians with their times, and is complete without any', async () => {
  const [english, arabic] = [await htmlAt('/'), await htmlAt('/ar')]
  expect([namesIn(english).length, namesIn(arabic).length]).toEqual([4, 4])
  for (const html of [english, arabic]) expect(html).toMatch(/href="(\/ar)?\/book\?[^"]*slot=/)
  // Their licenses have ended by then.
  app.at('2040-11-22T06:00:00Z')
  const without = await htmlAt('/')
  expect(namesIn(without)).toEqual([])
  expect(without).toContain('A licensed dietitian for the way you eat.')
  expect(without).not.toContain('slot=')
  const moved = await app.fetch('/ar/', { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([308, '/ar'])
})
