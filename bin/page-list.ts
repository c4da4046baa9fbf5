import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '..')
const folder = 'web/pages'

/** Writes the lists of pages before a build, and whenever a page is added or removed in development. */
export const pageList: Plugin = {
  name: 'nabta:page-list',
  buildStart: writePageLists,
  configureServer({ watcher }) {
    const update = (file: string) => {
      if (file.startsWith(join(root, folder))) writePageLists()
    }
    watcher.on('add', update).on('unlink', update)
  },
}

async function writePageLists() {
  for (const [file, text] of Object.entries(pageLists())) {
    const path = join(root, file)
    if ((await readFile(path, 'utf8').catch(() => '')) !== text) await writeFile(path, text)
  }
}

/**
 * The pages by their first folder, which chooses what surrounds them, and by address. A folder that begins with `_` is
 * no part of the address. Public pages do without the imports of the others.
 */
export function pageLists(): Record<string, string> {
  const folders = Object.entries(Object.groupBy(files(), (file) => file.split('/')[0] ?? ''))
  const isPublic = ([name]: [string, unknown]) => name === '_public' || name === '_doors'
  const load = (file: string) => `'${addressOf(file)}': () => import('../pages/${file}')`
  return {
    'web/app/paths.gen.ts': listed('paths', folders, '[', (file) => `'${addressOf(file)}'`, ']'),
    'web/app/public-pages.gen.ts': listed('publicPages', folders.filter(isPublic), '{', load, '}'),
    'web/app/portal-pages.gen.ts': listed(
      'portalPages',
      folders.filter((each) => !isPublic(each)),
      '{',
      load,
      '}',
    ),
  }
}

function listed(
  name: string,
  folders: [string, string[] | undefined][],
  open: string,
  write: (file: string) => string,
  close: string,
): string {
  const lines = folders.flatMap(([folder, own = []]) => [
    `  ${folder}: ${open}`,
    ...own.map((file) => `    ${write(file)},`),
    `  ${close},`,
  ])
  return [
    `// Written by bin/page-list.ts from the files in ${folder}.`,
    `export const ${name} = {`,
    ...lines,
    '} as const\n',
  ].join('\n')
}

/** The file of each page, by address. */
export const pageFiles = (): Record<string, string> =>
  Object.fromEntries(files().map((file) => [addressOf(file), `${folder}/${file}`]))

const files = () => globSync('**/*.tsx', { cwd: join(root, folder) }).toSorted()

function addressOf(file: string): string {
  const parts = file.replace(/\.tsx$/, '').split('/')
  const address = parts.filter((part) => !part.startsWith('_') && part !== 'index').join('/')
  return `/${address}`
}
