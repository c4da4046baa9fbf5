import { existsSync, globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildIsCurrent, buildWeb } from './build.ts'

type Shell = { file: string; addresses: string[]; html: string }
type Page = { address: string; file: string; status: number; indexable: boolean; html: string }

const web = join(import.meta.dirname, '../dist/web')
const pages: Page[] = []
const shells: Shell[] = []
/** The blanks that the server fills in, and the position of the first of them. */
const made: { address: string; html: string }[] = []

beforeAll(async () => {
  await buildWeb()
  const index: {
    pages: Record<string, Omit<Page, 'address' | 'html'>>
    shells: Omit<Shell, 'html'>[]
    made: Record<string, Record<'documents' | 'pieces', Record<string, string>>>
  } = JSON.parse(await readFile(join(web, 'pages.json'), 'utf8'))
  for (const [address, facts] of Object.entries(index.pages))
    pages.push({ address, ...facts, html: await readFile(join(web, facts.file), 'utf8') })
  for (const [language, { documents, pieces }] of Object.entries(index.made)) {
    const { landing = '', ...others } = { ...pieces, ...documents }
    const home = language === 'ar' ? '/ar' : '/'
    made.push({ address: home, html: landing.replace('{{main}}', pieces.landing ?? '') })
    for (const [name, html] of Object.entries(others))
      made.push({
        address: `${language === 'ar' ? '/ar' : ''}/dietitians${name === 'list' ? '' : `/${name}`}`,
        html,
      })
  }
  for (const shell of index.shells)
    shells.push({ ...shell, html: await readFile(join(web, shell.file), 'utf8') })
}, 180_000)

test('the build recognises that it is current', async () => {
  expect(await buildIsCurrent()).toBe(true)
})

test('every page exists at both its addresses', () => {
  const addresses = pages.map(({ address }) => address)
  const english = addresses.filter((address) => !isArabic(address))
  expect(english).toContain('/faq')
  expect(english).toContain('/not-found')
  expect(addresses.toSorted()).toEqual(english.flatMap((path) => [path, arabic(path)]).toSorted())
})

test('a document has at most one main element', () => {
  const documents = [...pages, ...made, ...shells.map(({ file, html }) => ({ address: file, html }))]
  const several = documents.filter(({ html }) => html.split('<main').length > 2)
  expect(several.map(({ address }) => address)).toEqual([])
})

describe('the content security policy', () => {
  const breaches = (html: string) => [
    ...html.matchAll(/<script(?![^>]*(\ssrc=|type="application\/ld\+json"))[^>]*>/g),
    ...html.matchAll(/<[^>]+\sstyle=/g),
    ...html.matchAll(/<style/g),
    ...html.matchAll(/<[^>]+\son[a-z]+="/g),
    ...html.matchAll(/(?:src|href|action)="javascript:/g),
  ]

  test('is violated by an inline script, a style attribute, a style element or a handler', () => {
    expect(breaches('<script>alert(1)</script>')).toHaveLength(1)
    expect(breaches('<script type="module">alert(1)</script>')).toHaveLength(1)
    expect(breaches('<p class="a" style="color:red">')).toHaveLength(1)
    expect(breaches('<style>p{}</style>')).toHaveLength(1)
    expect(breaches('<button onclick="a()">')).toHaveLength(1)
    expect(breaches('<script src="/a.js"></script><script type="application/ld+json">{}</script>')).toEqual(
      [],
    )
    expect(breaches('<p>style="no attribute"</p>')).toEqual([])
  })

  test('is violated by no page', () => {
    for (const { address, html } of pages) expect(breaches(html), address).toEqual([])
    for (const { file, html } of shells) expect(breaches(html), file).toEqual([])
    for (const { address, html } of made) expect(breaches(html), address).toEqual([])
  })
})

describe('the head of a page', () => {
  test('states its language and direction from the first byte', () => {
    for (const { address, html } of pages)
      expect(html, address).toContain(
        isArabic(address) ? '<html lang="ar" dir="rtl"' : '<html lang="en" dir="ltr"',
      )
  })

  test('has its own title and description', () => {
    const known = pages.map(({ html }) => `${textOf(html, /<title>(.*?)<\/title>/)}`)
    expect(new Set(known).size).toBe(known.length)
    for (const { address, html } of pages)
      expect(textOf(html, /<meta name="description" content="(.*?)">/).length, address).toBeGreaterThan(50)
  })

  test('names its own address and that of the other language, unless there is no such page', () => {
    for (const { address, html, status } of pages) {
      const links = [
        ...html.matchAll(/<link rel="(?:canonical|alternate)"(?: hreflang="(.*?)")? href="(.*?)">/g),
      ]
      const english = isArabic(address) ? address.slice('/ar'.length) || '/' : address
      const expected = [
        [undefined, `__ORIGIN__${address}`],
        ['en', `__ORIGIN__${english}`],
        ['ar', `__ORIGIN__${arabic(english)}`],
        ['x-default', `__ORIGIN__${english}`],
      ]
      expect(
        links.map(([, language, href]) => [language, href]),
        address,
      ).toEqual(status === 200 ? expected : [])
    }
  })

  test('keeps search engines away from pages that are not meant for them', () => {
    for (const { address, html, indexable } of pages)
      expect(html.includes('<meta name="robots" content="noindex">'), address).toBe(!indexable)
  })

  test('contains structured data that can be parsed', () => {
    for (const { html } of pages)
      for (const [, text] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
        expect(JSON.parse(text ?? '')).toHaveProperty('@type')
  })
})

describe('the shells of the portals', () => {
  test('exist at the same addresses in both languages, and at no address of a page', () => {
    const addresses = shells.flatMap((shell) => shell.addresses)
    const english = addresses.filter((address) => !isArabic(address))
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(english).toContain('/patient/appointments/:id')
    expect(english).toContain('/admin/*')
    expect(addresses.filter(isArabic)).toEqual(english.map(arabic))
    expect(pages.filter(({ address }) => english?.includes(address))).toEqual([])
  })

  test('have no canonical address, and state their language and that they are waiting', () => {
    for (const { html, addresses } of shells) {
      const [address = ''] = addresses
      expect(html).toContain(isArabic(address) ? '<html lang="ar" dir="rtl"' : '<html lang="en" dir="ltr"')
      expect(html).toContain('<meta name="robots" content="noindex">')
      expect(html).toContain('role="status"')
      expect(html).toContain('<noscript>')
      expect(html).not.toMatch(/rel="(?:canonical|alternate)"|property="og:|ld\+json/)
    }
  })

  test('that render a page’s first state keep it inert, and away from signed-out visitors', () => {
    const drawn = shells.filter(({ html }) => html.includes('<main id="content"'))
    expect(drawn.map(({ addresses }) => addresses[0])).toEqual(
      expect.arrayContaining(['/patient/dashboard', '/ar/dietitian/appointments', '/admin']),
    )
    for (const { html } of drawn)
      expect(html).toMatch(
        /<div class="not-in-\[\[data-signed-in\]\]:hidden"><div inert="" aria-hidden="true">.*<main id="content"/,
      )
  })

  test('request the session first, and nothing that depends on the address', () => {
    for (const { html, file } of shells) {
      const asked = textOf(html, / data-first="(.*?)"/).split(' ')
      expect(asked[0], file).toBe('/api/session')
      for (const each of asked) expect(each, file).toMatch(/^\/api\/[\w/:?=&;-]+$/)
    }
    for (const { html } of pages) expect(html).not.toContain('data-first')
  })
})

describe('the fonts of a page', () => {
  const preloaded = (html: string) =>
    [
      ...html.matchAll(/rel="preload" as="font" type="font\/woff2" href="\/assets\/(.*?)-[\w-]{8}\.woff2"/g),
    ].map(([, name]) => name)

  test('are those of its language, and headings have a face of their own on public pages', () => {
    for (const { html, address } of [...pages, ...made.filter(({ html }) => html.includes('<head>'))])
      expect(preloaded(html), address).toEqual(
        isArabic(address)
          ? [
              'readex-pro-arabic-wght-normal',
              'readex-pro-latin-wght-normal',
              'el-messiri-arabic',
              'fraunces-figures',
            ]
          : ['readex-pro-latin-wght-normal', 'fraunces-latin'],
      )
  })

  test('of headings weigh at most 12 kB in either language', () => {
    const weightOf = (...names: string[]) =>
      globSync(
        names.map((name) => `assets/${name}-*.woff2`),
        { cwd: web },
      ).reduce((sum, file) => sum + readFileSync(join(web, file)).length, 0)
    expect(weightOf('fraunces-latin')).toBeGreaterThan(5_000)
    expect(weightOf('fraunces-latin')).toBeLessThanOrEqual(12_000)
    expect(weightOf('el-messiri-arabic', 'fraunces-figures')).toBeLessThanOrEqual(12_000)
  })
})

describe('the scripts of a page', () => {
  const pathsOf = ({ html }: Pick<Page, 'html'>) => [
    ...[...html.matchAll(/<(?:script[^>]* src|link rel="modulepreload" href)="([^"]*)"/g)].map(
      ([, path = '']) => path,
    ),
    ...laterOf(html),
  ]
  const scriptsOf = (page: Pick<Page, 'html'>) => pathsOf(page).map((path) => readFileSync(join(web, path)))
  const sizes = new Map<string, number>()
  const weightOf = (paths: readonly string[]) =>
    paths.reduce((sum, path) => {
      const size = sizes.get(path) ?? gzipSync(readFileSync(join(web, path)), { level: 9 }).length
      sizes.set(path, size)
      return sum + size
    }, 0)

  test('of a page come after it, and those of a portal immediately', () => {
    for (const { html, address } of [...pages, ...made.filter(({ html }) => html.includes('<head>'))]) {
      expect(laterOf(html).length, address).toBeGreaterThan(1)
    }
    for (const { html } of shells) expect(laterOf(html)).toEqual([])
  })

  test('weigh at most 127 kB before the first interaction, or 135 with a survey or a registration', () => {
    for (const page of [...pages, ...made]) {
      const limit = /for-|register/.test(page.address) ? 135_000 : 127_000
      expect(weightOf(pathsOf(page)), page.address).toBeLessThanOrEqual(limit)
    }
  })

  test('of a portal weigh at most 220 kB with those of its first screen', () => {
    for (const shell of shells) expect(weightOf(pathsOf(shell)), shell.file).toBeLessThanOrEqual(220_000)
  })

  test('of a portal’s further pages weigh at most 30 kB more than those of its start', () => {
    const starts = { patient: '/patient/dashboard', dietitian: '/dietitian/dashboard', admin: '/admin' }
    const shellAt = (address: string) => shells.find(({ addresses }) => addresses.includes(address))
    for (const [role, start] of Object.entries(starts)) {
      const known = new Set(pathsOf(shellAt(start) ?? { html: '' }))
      const further = shells.filter(({ addresses: [address] }) => address?.startsWith(`/${role}/`))
      expect(further.length).toBeGreaterThan(3)
      for (const shell of further) {
        const more = weightOf(pathsOf(shell).filter((path) => !known.has(path)))
        expect(more, shell.file).toBeLessThanOrEqual(30_000)
      }
    }
  })

  test('contain the words of its own language only', () => {
    const faq = pages.find(({ address }) => address === '/faq')
    const arabicFaq = pages.find(({ address }) => address === '/ar/faq')
    const arabicIn = (page: Page | undefined) =>
      page
        ? scriptsOf(page)
            .join('')
            .match(/\p{Script=Arabic}{2,}/gu)?.length
        : undefined
    expect(arabicIn(faq)).toBeLessThan(10)
    expect(arabicIn(arabicFaq)).toBeGreaterThan(100)
  })
})

describe('the style sheets', () => {
  /** Rules for a single language or direction that set colors or font sizes. */
  const colored = (sheet: string) =>
    [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(
      ([, selector = '', body = '']) =>
        /:lang\(|\[lang|:dir\(|\[dir/.test(selector) &&
        /(?:^|[;-])(?:color|background|opacity|fill|stroke|filter|font-size|font-weight)\b/.test(body),
    )

  test('set no colors by language: Arabic screens are only checked in the dark theme, English ones in the light', () => {
    expect(
      colored('.a:lang(ar){color:red}@media print{[dir=rtl] b{margin:0;background-color:#fff}}'),
    ).toHaveLength(2)
    expect(colored('.a{color:red}.a:lang(ar){margin:0}')).toHaveLength(0)
    const sheets = globSync('assets/*.css', { cwd: web }).map((file) => readFileSync(join(web, file), 'utf8'))
    expect(sheets.join('')).toContain(':lang(ar)')
    expect(colored(sheets.join('')).map(([rule]) => rule)).toEqual([])
  })
})

test('every file that a page refers to exists', () => {
  const documents = [...pages, ...shells.map(({ file, html }) => ({ address: file, html }))]
  const missing = documents.flatMap(({ address, html }) =>
    [...html.matchAll(/(?:src|href|content)="(?:__ORIGIN__)?(\/[^"#?]*\.[a-z0-9]+)"/g)]
      .map(([, path = '']) => path)
      .concat(laterOf(html))
      .filter((path) => !existsSync(join(web, path)))
      .map((path) => `${path} of ${address}`),
  )
  expect(missing).toEqual([])
})

test('every link inside the site leads to a page, and every hash to an element on it', () => {
  const byAddress = new Map<string, { html: string }>([...pages, ...made].map((page) => [page.address, page]))
  const broken = pages.flatMap(({ address, html }) =>
    [...html.matchAll(/<a [^>]*href="([^"]*)"/g)]
      .map(([, href = '']) => href.replaceAll('&amp;', '&'))
      .filter((href) => href.startsWith('/') || href.startsWith('#'))
      .filter((href) => {
        const { pathname, hash } = new URL(href, `http://site${address}`)
        const target = byAddress.get(pathname)
        return !target || (hash !== '' && !target.html.includes(` id="${hash.slice(1)}"`))
      })
      .map((href) => `${href} on ${address}`),
  )
  expect(broken).toEqual([])
})

const laterOf = (html: string) =>
  textOf(html, / data-later="(.*?)"/)
    .split(' ')
    .filter(Boolean)
const isArabic = (address: string) => address === '/ar' || address.startsWith('/ar/')
const arabic = (path: string) => (path === '/' ? '/ar' : `/ar${path}`)
const textOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
