import { expect, test } from 'vitest'
import { filesOfProject, textOf } from './files.ts'

/**
 * Files and folders of the project that a page names, such as `server/ground/http/bind.ts`. Patterns and examples do
 * not count.
 */
const pathsIn = (text: string): string[] =>
  [
    ...text.matchAll(/`((?:contract|copy|db|demo|server|web|test|bench|bin|docs|deploy)\/[\w./-]+)`/g),
  ].flatMap(([, path = '']) => (path.includes('NNNN') ? [] : [path.replace(/\/$/, '')]))

/** Decisions are not updated once written, and the bad examples of the style guide need not exist. */
const pages = () =>
  filesOfProject(
    /^(README\.md|CONTRIBUTING\.md|docs\/([a-z-]+|decisions\/README)\.md|deploy\/.*\.md)$/,
  ).filter((file) => file !== 'docs/style.md')

function missingFrom(text: string, known: readonly string[]): string[] {
  return pathsIn(text).filter((path) => !known.some((file) => file === path || file.startsWith(`${path}/`)))
}

test('every file that the guides name exists', () => {
  const known = filesOfProject()
  expect(pages().length).toBeGreaterThan(3)
  expect(
    pages().flatMap((page) => missingFrom(textOf(page), known).map((path) => `${page}: ${path}`)),
  ).toEqual([])
})

test('the rule itself tells existing files from missing ones', () => {
  const known = ['server/ground/http/bind.ts', 'docs/decisions/0001-a.md']
  expect(
    missingFrom('`server/ground/http/bind.ts`, `docs/decisions/`, `server/<domain>/mail.ts`', known),
  ).toEqual([])
  expect(missingFrom('`server/bind.ts` and `web/lib`', known)).toEqual(['server/bind.ts', 'web/lib'])
})
