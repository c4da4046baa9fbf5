import { existsSync } from 'node:fs'
import { basename, join, matchesGlob, posix } from 'node:path'
import { filesOfProject, root, textOf } from '#test/rules/files.ts'

export type Placed = { from: string; to: string }

/** The files that the last stage of deploy/Dockerfile copies from the repository. */
export function filesOfImage(): Placed[] {
  const ignored = linesOf('deploy/Dockerfile.dockerignore')
  const sent = filesOfProject().filter((file) => !ignored.some((pattern) => isBelow(file, pattern)))
  return copies().flatMap(({ from, to }) =>
    sent
      .filter((file) => file === from || file.startsWith(`${from}/`))
      .map((file) => ({ from: file, to: `${to}${file.slice(from.length)}` })),
  )
}

/**
 * The contents of the Dockerfile's stage of packages: those that `npm ci --omit=dev` installs here, with everything
 * inside them, minus those that the stage removes again.
 */
export function packagesOfImage(): Placed[] {
  const removed = (/rm -r (.+)$/m.exec(dockerfile())?.[1] ?? '').split(' ')
  const { packages } = JSON.parse(textOf('package-lock.json')) as Lock
  return Object.keys(packages)
    .filter((path) => path.lastIndexOf('node_modules/') === 0 && !packages[path]?.dev)
    .filter((path) => existsSync(join(root, path)))
    .filter((path) => !removed.some((pattern) => isBelow(posix.relative('node_modules', path), pattern)))
    .map((path) => ({ from: path, to: path }))
}

type Lock = { packages: Record<string, { dev?: boolean }> }

export function copies(): Placed[] {
  const lines = (
    dockerfile()
      .split(/^FROM /m)
      .at(-1) ?? ''
  ).matchAll(/^COPY (?!--from)(.+)$/gm)
  return [...lines].flatMap(([, words = '']) => {
    const sources = words.split(' ')
    const target = sources.pop() ?? ''
    return sources.map((from) => ({
      from,
      to: posix.normalize(target.endsWith('/') ? `${target}${basename(from)}` : target),
    }))
  })
}

const dockerfile = () => textOf('deploy/Dockerfile')

const linesOf = (file: string) => textOf(file).split('\n').filter(Boolean)

const isBelow = (file: string, pattern: string) =>
  matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`)
