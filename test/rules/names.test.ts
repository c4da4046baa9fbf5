import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { filesIn, filesOfProject } from './files.ts'

const banned = new Set(
  'utils helpers common shared misc service manager controller repository dto types index'.split(' '),
)
/** Names that tools require. */
const given =
  /^((README|CONTRIBUTING)\.md|Dockerfile(\.dockerignore)?|\.env\.example|\.gitignore|\.nvmrc|\.npmrc)$/

/** The addresses of pages are their names: `$id` stands for an id, a leading `_` is no part of the address. */
const pages = /^web\/pages\//

function badNames(files: readonly string[]): string[] {
  return files.filter((file) =>
    file.split('/').some((name) => {
      const part = pages.test(file)
        ? name.replace(/^_|^\$(?=[a-z])|^(\$|index)(?=\.tsx$)/, (sign) =>
            sign.length > 1 || name.startsWith('$.') ? 'page' : '',
          )
        : name
      const stem = part.replace(/(\.(test|gen|config|d))?\.[a-z0-9]+$/, '')
      if (given.test(part) || part.startsWith('.')) return false
      return banned.has(stem) || !/^[a-z0-9]+([-_.][a-z0-9]+)*$/.test(stem)
    }),
  )
}

/** The root is what a newcomer reads first. */
const root = [
  '.env.example',
  '.gitignore',
  '.npmrc',
  '.nvmrc',
  'CONTRIBUTING.md',
  'README.md',
  'biome.json',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
]

test('files and folders are named in kebab-case for what they do', () => {
  expect(badNames(filesOfProject())).toEqual([])
})

test('the root contains only what a newcomer needs', () => {
  expect(filesOfProject(/^[^/]+$/).sort()).toEqual([...root].sort())
})

const numbered = (folder: RegExp) =>
  filesOfProject(folder)
    .map((file) => basename(file))
    .sort()

test('baselines are numbered without gaps and named for a domain', () => {
  const names = numbered(/^db\/baseline\//)
  expect(names.map((name) => Number(name.slice(0, 2)))).toEqual(names.map((_, at) => at + 1))
  for (const name of names) expect(name).toMatch(/^\d{2}_[a-z]+(-[a-z]+)*\.sql$/)
})

test('migrations are numbered without gaps from 0120 on and named for what they do', () => {
  const names = numbered(/^db\/migrations\//)
  expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, at) => at + 120))
  for (const name of names) expect(name).toMatch(/^\d{4}_[a-z]+_[a-z_]+\.sql$/)
})

test('files that git ignores do not count, in the root or below', async () => {
  const folder = await mkdtemp(join(inject('room'), 'names-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'dist'))
  await mkdir(join(folder, 'server'))
  const ignored = ['.git', '.env', 'dist/built.js', 'server/a.log']
  for (const file of [...ignored, 'README.md', 'server/start.ts']) await writeFile(join(folder, file), '')
  expect(filesIn(folder).sort()).toEqual(['README.md', 'server/start.ts'])
})

test('the rule itself tells good from bad', () => {
  expect(
    badNames([
      'server/newsletter/subscribe.ts',
      'db/tables.gen.ts',
      'db/baseline/01_roles-and-actors.sql',
      'db/migrations/0120_list_audited_kinds.sql',
      'web/static/og.en.png',
    ]),
  ).toEqual([])
  const bad = [
    'server/utils.ts',
    'web/lib/index.ts',
    'web/ui/Button.tsx',
    'server/newsletter/dto/a.ts',
    'server/mailService.ts',
  ]
  expect(badNames(bad)).toEqual(bad)
})
