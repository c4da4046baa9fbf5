import { expect, test } from 'vitest'
import { settingNames } from '#server/ground/settings.ts'
import { textOf } from './files.ts'

const named = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

/** In this file settings are commented out, each below its explanation. */
const inExample = (text: string) => named(text, /^#([A-Z][A-Z_]+)=/gm)

/** The first column of the table may list several, separated by commas. */
const inTable = (text: string) =>
  named(text, /^\| ((?:`[A-Z][A-Z_]+`(?:, )?)+) \|/gm).flatMap((cell) => named(cell, /`([A-Z_]+)`/g))

/** The settings that compose.yaml passes to a node. */
function inCompose(text: string) {
  const [, app = ''] = /^x-app:(.*?)^\S/ms.exec(text) ?? []
  const [, environment = ''] = /^ {2}environment:\n(.*?)^ {2}\w/ms.exec(app) ?? []
  return named(environment, /^ {4}([A-Z][A-Z_]+):/gm)
}

/** The settings that the image itself contains. */
const inImage = (text: string) =>
  named(text, /^ENV (.+)$/gm).flatMap((line) =>
    named(line, /\b([A-Z_]+)=/g).filter((name) => name !== 'NODE_ENV'),
  )

const all = [...settingNames].sort()

test('the example names every setting once, and nothing else', () => {
  expect(all.length).toBeGreaterThan(25)
  expect(inExample(textOf('.env.example')).sort()).toEqual(all)
})

test('the operators’ guide has a line for every setting, and for nothing else', () => {
  expect(inTable(textOf('docs/operating.md')).sort()).toEqual(all)
})

test('compose passes to the nodes every setting that the image does not contain', () => {
  const given = [...inCompose(textOf('deploy/compose.yaml')), ...inImage(textOf('deploy/Dockerfile'))]
  expect(given.sort()).toEqual(all)
})

test('the rule itself finds the names', () => {
  expect(inExample('# PORT says\n#PORT=3000\n# a\n#HOST=')).toEqual(['PORT', 'HOST'])
  expect(inTable('| `PORT` | 3000 | … |\n| `A_KEY`, `A_URL` | empty | `B_URL` |')).toEqual([
    'PORT',
    'A_KEY',
    'A_URL',
  ])
  expect(inCompose('x-app: &app\n  environment:\n    A_URL: a\n  volumes: []\nservices:\n  a:\n')).toEqual([
    'A_URL',
  ])
  expect(inImage('ENV NODE_ENV=production HOST=0.0.0.0')).toEqual(['HOST'])
})
