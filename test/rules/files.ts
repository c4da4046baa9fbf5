import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

/** The folders of `server/` that are no domains: every domain stands on them. */
export const groundOfServer: ReadonlySet<string> = new Set([
  'data',
  'files',
  'http',
  'paper',
  'post',
  'realtime',
  'site',
  'time',
])

/** Every file of the project that git knows or would take in. */
export function filesOfProject(pattern = /./): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  return [...new Set(listed.split('\n'))].filter(
    (file) => file && pattern.test(file) && existsSync(join(root, file)),
  )
}

export const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

/** The modules that a source text imports. */
export function importsOf(text: string): string[] {
  const found = text.matchAll(
    /^\s*(?:import|export)\b[^'"`;]*?from\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
  )
  return [...found].map(([, from, bare, lazy]) => from ?? bare ?? lazy ?? '')
}
