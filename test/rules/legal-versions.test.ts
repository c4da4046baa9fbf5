import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { cookies } from '#copy/public/cookies.ts'
import type { LegalPage } from '#copy/public/legal.ts'
import { privacy } from '#copy/public/privacy.ts'
import { refunds } from '#copy/public/refunds.ts'
import { terms } from '#copy/public/terms.ts'

/** A digest of each version's words. A change to a page needs a new number and day, and a new digest here. */
const marks: Readonly<Record<string, { page: LegalPage; number: number; mark: string }>> = {
  terms: { page: terms, number: 3, mark: 'b8a3d7a822d8' },
  privacy: { page: privacy, number: 3, mark: '5a059dccf7ed' },
  refunds: { page: refunds, number: 1, mark: '6084e0caa40c' },
  cookies: { page: cookies, number: 3, mark: '8736d0bded5a' },
}

const markOf = ({ version: _, ...words }: LegalPage) =>
  createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12)

test.each(Object.entries(marks))(
  'the words of %s match the digest of their version',
  (_, { page, number, mark }) => {
    expect([page.version.number, markOf(page)]).toEqual([number, mark])
  },
)

test('changing a word changes the digest', () => {
  expect(markOf({ ...terms, intro: { en: 'Other', ar: 'أخرى' } })).not.toBe(markOf(terms))
  expect(markOf({ ...terms, version: { number: 9, since: '2030-01-01' } })).toBe(markOf(terms))
})
