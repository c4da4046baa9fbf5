import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { filesOfImage } from '#test/deploy/image-files.ts'
import { textOf } from './files.ts'

type Package = { dependencies: Record<string, string>; imports: Record<string, string> }

/** The modules that a file loads when it runs; type imports are erased by then. */
function loadedBy(text: string): string[] {
  const found = text.matchAll(
    /^\s*(?:import|export)(?! type\b)[^'"`;]*?from\s*'([^']+)'|^\s*import\s*'([^']+)'|(?<!typeof )\bimport\(\s*'([^']+)'|\.resolve\(\s*'([^']+)'|\bnew URL\(\s*'([^']+\.ts)'/gm,
  )
  return [...found]
    .map((each) => each.slice(1).find(Boolean) ?? '')
    .filter((name) => !name.startsWith('node:'))
}

const isOurs = (name: string) => name.startsWith('.') || name.startsWith('#')

/** `@scope/name/file.js` is a file of the package `@scope/name`. */
const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

const sources = filesOfImage()
  .map(({ from }) => from)
  .filter((file) => /\.(ts|js)$/.test(file))

test('the dependencies are exactly what the files of the image load', () => {
  const { dependencies } = JSON.parse(textOf('package.json')) as Package
  const loaded = sources.flatMap((file) =>
    loadedBy(textOf(file))
      .filter((name) => !isOurs(name))
      .map(packageOf),
  )
  expect([...new Set(loaded)].sort()).toEqual(Object.keys(dependencies).sort())
})

test('the image contains every file that one of its files loads', () => {
  expect(sources.length).toBeGreaterThan(1_000)
  const known = new Set(sources)
  const missing = sources.flatMap((file) =>
    loadedBy(textOf(file))
      .filter(isOurs)
      .map((name) => (name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(file), name)))
      .filter((path) => !known.has(path))
      .map((path) => `${file}: ${path}`),
  )
  expect(missing).toEqual([])
})

test('the image contains no part of the web, and no tests', () => {
  const files = filesOfImage().map(({ to }) => to)
  expect(files.filter((file) => /^(web|test|bench|docs)\/|\.test\.tsx?$/.test(file))).toEqual([])
  expect(files).toContain('deploy/healthcheck.js')
  expect(files).toContain('package.json')
})

test('the image runs the Node version that the project names', () => {
  const version = textOf('.nvmrc').trim()
  const bases = [...textOf('deploy/Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
  expect(new Set(bases)).toEqual(new Set([`node:${version}-bookworm-slim`]))
})

test('the rule itself tells loaded modules from others', () => {
  expect(loadedBy("import sharp from 'sharp'")).toEqual(['sharp'])
  expect(loadedBy("import {\n  a,\n  type B,\n} from '@nats-io/transport-node'")).toEqual([
    '@nats-io/transport-node',
  ])
  expect(loadedBy("export { a } from './a.ts'")).toEqual(['./a.ts'])
  expect(loadedBy("  known ??= import('sharp').then(a)")).toEqual(['sharp'])
  expect(loadedBy("openDrawing(new URL('./draw-worker.ts', import.meta.url))")).toEqual(['./draw-worker.ts'])
  expect(loadedBy("require.resolve('@expo-google-fonts/a/b.ttf')")).toEqual(['@expo-google-fonts/a/b.ttf'])
  expect(loadedBy("import type pg from 'pg'")).toEqual([])
  expect(loadedBy("let known: Promise<typeof import('sharp').default>")).toEqual([])
  expect(loadedBy("import { join } from 'node:path'")).toEqual([])
  expect(packageOf('@zxcvbn-ts/core')).toBe('@zxcvbn-ts/core')
  expect(packageOf('zod/mini')).toBe('zod')
})
