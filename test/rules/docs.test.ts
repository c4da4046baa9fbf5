import { expect, test } from 'vitest'
import { filesOfProject, textOf } from './files.ts'

/** Files and folders of the project that a page speaks of, as in `server/ground/http/bind.ts`. Patterns and examples are none. */
const pathsIn = (text: string): string[] =>
  [
    ...text.matchAll(/`((?:contract|copy|db|demo|server|web|test|bench|bin|docs|deploy)\/[\w./-]+)`/g),
  ].flatMap(([, path = '']) => (path.includes('NNNN') ? [] : [path.replace(/\/$/, '')]))

/** What has been written down as a decision stays as it was, and what is bad need not exist. */
const pages = () =>
  filesOfProject(
    /^(README\.md|CONTRIBUTING\.md|docs\/([a-z-]+|decisions\/README)\.md|deploy\/.*\.md)$/,
  ).filter((file) => file !== 'docs/style.md')

function missingFrom(text: string, known: readonly string[]): string[] {
  return pathsIn(text).filter((path) => !known.some((file) => file === path || file.startsWith(`${path}/`)))
}

test('every file that the guides name is there', () => {
  const known = filesOfProject()
  expect(pages().length).toBeGreaterThan(3)
  expect(
    pages().flatMap((page) => missingFrom(textOf(page), known).map((path) => `${page}: ${path}`)),
  ).toEqual([])
})

test('the rule itself tells what is there from what is not', () => {
  const known = ['server/ground/http/bind.ts', 'docs/decisions/0001-a.md']
  expect(
    missingFrom('`server/ground/http/bind.ts`, `docs/decisions/`, `server/<domain>/mail.ts`', known),
  ).toEqual([])
  expect(missingFrom('`server/bind.ts` and `web/lib`', known)).toEqual(['server/bind.ts', 'web/lib'])
})
