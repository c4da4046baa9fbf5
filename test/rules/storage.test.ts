import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesOfProject, root } from './files.ts'

/**
 * The entries that the cookie page describes, by the file that stores them. A new entry must be described there
 * first.
 */
const told = {
  cookies: ['device', 'nabta_language', 'nabta_signed_in', 'sid', 'visit'],
  storage: [
    'web/accounts/registration-notice.ts',
    'web/app/boot.js',
    'web/availability/use-draft.ts',
    'web/lib/clear-local-user-data.ts',
    'web/lib/form-draft.ts',
    'web/lib/hijri.ts',
    'web/lib/language-offer.ts',
    'web/lib/unsent-messages.ts',
    'web/lib/user-storage.ts',
    'web/notifications/list/store-list.ts',
    'web/notifications/list/stored-list.ts',
    'web/notifications/push/this-browser.ts',
    'web/static/offline.js',
    'web/ui/theme-choice.tsx',
  ],
}

/** Cookies may be set only in these files, where this rule reads their names. */
const settersOfCookies = ['server/ground/http/server.ts', 'web/app/boot.js', 'web/lib/language-cookie.ts']

const setsCookie = (source: string) =>
  /document\.cookie\s*=(?!=)|cookieStore\.set|['"]set-cookie['"]/i.test(source)

const cookiesIn = (source: string) =>
  [...source.matchAll(/(?:name\('|set\('|cookie = `)([a-z_]+)(?:'|=)/g)].map(([, name]) => name ?? '')

const keeps = (source: string) => /\b(local|session)Storage\b|\bindexedDB\b/.test(source)

test('browsers store only what the cookie page describes', () => {
  const sources = filesOfProject(/^(web|server)\/.*\.(ts|tsx|js)$/)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(`${root}/${file}`, 'utf8')] as const)
  const cookies = sources
    .filter(([file]) =>
      /^(server\/ground\/http\/cookies\.ts|web\/lib\/language-cookie\.ts|web\/boot\.js)$/.test(file),
    )
    .flatMap(([, source]) => cookiesIn(source))
  expect([...new Set(cookies)].sort()).toEqual(told.cookies)
  expect(
    sources
      .filter(([, source]) => setsCookie(source))
      .map(([file]) => file)
      .sort(),
  ).toEqual(settersOfCookies)
  expect(
    sources
      .filter(([, source]) => keeps(source))
      .map(([file]) => file)
      .sort(),
  ).toEqual(told.storage)

  const page = readFileSync(`${root}/copy/public/cookies.ts`, 'utf8')
  for (const name of told.cookies) expect(page).toContain(name)
  expect(cookiesIn("set('seen', '1', 60, false)")).toEqual(['seen'])
  expect(keeps("localStorage.setItem('x', '1')")).toBe(true)
  expect(keeps('kept in storage')).toBe(false)
  expect(setsCookie("document.cookie = 'seen=1'")).toBe(true)
  expect(setsCookie("reply.header('Set-Cookie', 'seen=1')")).toBe(true)
  expect(setsCookie("document.cookie === ''")).toBe(false)
})
