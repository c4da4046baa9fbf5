import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { etagOf } from '../http/etag.ts'
import { type Address, answerWith, type Encoded, encode } from './encoded.ts'
import { builtWeb } from './page-templates.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.ico': 'image/x-icon',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

let opened: Promise<Map<string, Address>> | undefined

/** Read once: the files belong to the build that this node started with. */
export function builtAssets(): Promise<Map<string, Address>> {
  opened ??= openAssets(builtWeb)
  return opened
}

/** Loads the built files into memory, so that no path can reach any other file. */
async function openAssets(folder: string): Promise<Map<string, Address>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const known = new Set(files)
  const assets = new Map<string, Address>()
  for (const file of files) {
    const type = types[extname(file)]
    const path = `/${relative(folder, file).split(sep).join('/')}`
    if (!type || path === '/pages.json') continue
    const headers = {
      'content-type': type,
      'cache-control': path.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : path === '/worker.js'
          ? 'public, max-age=0, must-revalidate'
          : 'public, max-age=3600',
      ...(type === 'image/svg+xml' && {
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      }),
    }
    const encoded = await load(file, known)
    assets.set(path, (visit) => answerWith(encoded, visit, headers))
  }
  return assets
}

async function load(file: string, known: Set<string>): Promise<Encoded> {
  const plain = await readFile(file)
  if (!known.has(`${file}.br`)) {
    return /\.(png|woff2|ico)$/.test(file)
      ? { etag: etagOf(plain), packed: true, variant: () => plain }
      : encode(plain.toString('utf8'))
  }
  const variants = { identity: plain, br: await readFile(`${file}.br`), gzip: await readFile(`${file}.gz`) }
  return { etag: etagOf(plain), variant: (encoding) => variants[encoding] }
}
