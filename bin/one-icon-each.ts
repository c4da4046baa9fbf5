import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Imports each icon from its own file. Through the library's index, the chunk that all pages share would contain every
 * icon in use: 14 kB more on each public page, beyond its limit of 120.
 */
export const oneIconEach: Plugin = {
  name: 'nabta:one-icon-each',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === '../createLucideIcon.mjs' && importer?.includes('/lucide-react/') ? ownDrawing : null,
  transform: {
    filter: { id: /\/web\/.*\.tsx?$/, code: /'lucide-react'/ },
    handler: (code) => ({ code: withOwnFiles(code), map: null }),
  },
}

const ownDrawing = fileURLToPath(new URL('../web/ui/draw-icon.ts', import.meta.url))

export const withOwnFiles = (code: string): string =>
  code.replace(/^import \{([^}]*)\} from 'lucide-react'$/gm, (_, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => {
        const [icon = '', as = icon] = name.split(' as ')
        return `import ${as} from 'lucide-react/dist/esm/icons/${fileOf(icon)}.mjs'`
      })
      .join(';'),
  )

const list = readFileSync(
  new URL('../node_modules/lucide-react/dist/esm/lucide-react.mjs', import.meta.url),
  'utf8',
)
const files = new Map(
  [...list.matchAll(/^export \{(.*)\} from '\.\/icons\/(.*)\.mjs';$/gm)].flatMap(
    ([, names = '', file = '']) =>
      names.split(',').map((name) => [name.trim().replace('default as ', ''), file] as const),
  ),
)

function fileOf(icon: string): string {
  const file = files.get(icon)
  if (!file) throw new Error(`lucide-react has no icon ${icon}.`)
  return file
}
