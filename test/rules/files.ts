import { type Dirent, globSync, readFileSync } from 'node:fs'
import { join, matchesGlob, relative, sep } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

/** All domains build on the ground, which imports none of them. */
export const isGroundOfServer = (file: string) => file.startsWith('server/ground/')

/**
 * SQL about a domain's tables that other domains may use in their queries: `facts.ts`, or the files of `facts/` if
 * there are many. It imports no other domain's functions, so every domain may import it.
 */
export const isFacts = (file: string) => /^server\/(money\/)?[^/]+\/facts(\/[^/]+)?\.ts$/.test(file)

/** The entries of `.gitignore`, and git's own folder. */
const ignored = [
  '.git',
  ...readFileSync(join(root, '.gitignore'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.replace(/\/$/, '')),
]

/** All files of the project, listed without git, which may not be installed. */
export function filesOfProject(pattern = /./): string[] {
  all ??= filesIn(root)
  return all.filter((file) => pattern.test(file))
}

let all: string[] | undefined

/** All files in a folder that are not ignored, by their path from there. */
export function filesIn(folder: string): string[] {
  const pathOf = ({ parentPath, name }: Dirent) =>
    relative(folder, join(parentPath, name)).replaceAll(sep, '/')
  const isIgnored = (entry: Dirent) =>
    ignored.some((name) => matchesGlob(entry.name, name) || matchesGlob(pathOf(entry), name))
  // `exclude` keeps the search out of folders, but lets files pass that a pattern without `**` finds.
  return globSync(['*', '.*', '{.ci,*}/**'], { cwd: folder, exclude: isIgnored, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isIgnored(entry))
    .map(pathOf)
}

export const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

/** The modules that a source text imports. */
export function importsOf(text: string): string[] {
  const found = text.matchAll(
    /^\s*(?:import|export)\b[^'"`;]*?from\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
  )
  return [...found].map(([, from, bare, lazy]) => from ?? bare ?? lazy ?? '')
}
