import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import type { Plugin } from 'vite'
import { type Language, languages } from '#contract/language.ts'
import { oneLanguage } from './one-language.ts'
import { pageFiles } from './page-list.ts'

const root = dirname(import.meta.dirname)
const dist = join(root, 'dist')
/**
 * Built in a separate folder and moved into place as a whole, so that two builds at the same time or an interrupted
 * one leave nothing half done.
 */
const fresh = join(dist, `new-${process.pid}`)
const web = join(fresh, 'web')
const stamp = join(dist, '.built')

/** Builds the web unless `dist` was made from the same sources. The bundler runs in a child process. */
export async function buildWeb() {
  if (await buildIsCurrent()) return
  const child = spawn(process.execPath, [import.meta.filename], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The web could not be built; see the lines above.')
}

export async function buildIsCurrent(): Promise<boolean> {
  const built = await readFile(stamp, 'utf8').catch(() => '')
  return built === (await hashSources())
}

async function hashSources() {
  const files = globSync(
    [
      'web/**',
      'copy/**',
      'contract/**',
      'vite.config.ts',
      'package-lock.json',
      'bin/{build,chunks,one-icon-each,one-language,page-list,routes-for-pages,zone-names}.ts',
    ],
    {
      cwd: root,
      withFileTypes: true,
    },
  )
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(file.slice(root.length))
      .update('\0')
      .update(await readFile(file))
  return hash.digest('hex')
}

async function buildNow() {
  const sources = await hashSources()
  const { build } = await import('vite')
  for (const language of languages)
    await build({
      root,
      logLevel: 'warn',
      plugins: [oneLanguage(language), onlyLocales(language), rememberPlaces(places[language])],
      build: { outDir: web, manifest: manifestOf(language), emptyOutDir: language === languages[0] },
    })
  await build({
    root,
    logLevel: 'warn',
    build: { outDir: join(fresh, 'prerender'), ssr: 'web/app/prerender.tsx' },
  })
  await prerender(sources)
  await compress()
  await swap()
  await clearAway()
  await writeFile(stamp, sources)
}

/** Moves the old build out of the way first. If another build got there in between, it moves that one as well. */
async function swap() {
  for (let attempt = 0; ; attempt++) {
    await rename(join(dist, 'web'), join(fresh, `old-${attempt}`)).catch(() => {})
    try {
      return await rename(web, join(dist, 'web'))
    } catch (fault) {
      if (attempt === 5) throw fault
    }
  }
}

/** Removes the folder of this build and those of interrupted builds. */
async function clearAway() {
  for (const folder of globSync('new-*', { cwd: dist })) {
    if (folder === basename(fresh) || !isAlive(Number(folder.slice(4))))
      await rm(join(dist, folder), { recursive: true, force: true })
  }
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (fault) {
    // The process is alive but belongs to another user.
    return (fault as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** React Aria has its own words in 34 languages; a page needs those of its language, and English as the fallback. */
const onlyLocales = (language: Language) =>
  optimizeLocales.vite({ locales: ['en-US', ...(language === 'ar' ? ['ar-AE'] : [])] })

const manifestOf = (language: Language) => `.vite/${language}.json`

type Places = { readonly chunkOf: Map<string, string>; readonly imports: Map<string, readonly string[]> }

const places: Record<Language, Places> = { en: nowhere(), ar: nowhere() }

function nowhere(): Places {
  return { chunkOf: new Map(), imports: new Map() }
}

/** Records which chunk each source went into, and which other chunks each chunk imports. */
const rememberPlaces = ({ chunkOf, imports }: Places): Plugin => ({
  name: 'nabta:remember-places',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      imports.set(chunk.fileName, chunk.imports)
      for (const id of Object.keys(chunk.modules)) chunkOf.set(relative(root, id), chunk.fileName)
    }
  },
})

type Prerender = typeof import('../web/app/prerender.tsx')
type Chunk = { file: string }
type Manifest = Record<string, Chunk>

async function prerender(sources: string) {
  // The server fills in each reader's own zone later.
  process.env.TZ = 'Asia/Riyadh'
  const bundle = pathToFileURL(join(fresh, 'prerender/prerender.js')).href
  const {
    renderPage,
    listAddresses,
    renderMade,
    renderShell,
    listShells,
    indexPages,
    webManifests,
  }: Prerender = await import(bundle)
  const manifests = Object.fromEntries(
    languages.map((language) => [
      language,
      JSON.parse(readFileSync(join(web, manifestOf(language)), 'utf8')),
    ]),
  ) as Record<Language, Manifest>
  const index: Record<string, { file: string; status: number; indexable: boolean }> = {}
  const boot = await putBootScript()
  const files = pageFiles()
  const assets = (language: Language, { frame, page }: { frame: string; page?: string }) => ({
    boot,
    ...assetsOf(manifests[language], places[language], [frame, ...(page ? [files[page] ?? page] : [])]),
  })
  for (const address of listAddresses()) {
    const { file, html, status, indexable } = await renderPage(address, assets)
    await put(join(web, file), html)
    index[address] = { file, status, indexable }
  }
  const shells: { file: string; addresses: readonly string[] }[] = []
  for (const language of languages) {
    const pageIndex = await putHashed(
      `pages.${language}`,
      'json',
      JSON.stringify(await indexPages(language, assets)),
    )
    for (const path of listShells()) {
      const { file, html, addresses } = await renderShell(language, path, assets, pageIndex)
      await put(join(web, file), html)
      shells.push({ file, addresses })
    }
  }
  for (const { file, text } of webManifests()) await put(join(web, file), text)
  const made = Object.fromEntries(
    await Promise.all(languages.map(async (language) => [language, await renderMade(language, assets)])),
  )
  await put(join(web, 'pages.json'), JSON.stringify({ pages: index, shells, made, mark: sources }, null, 2))
  await rm(join(web, '.vite'), { recursive: true })
}

async function putBootScript(): Promise<string> {
  const text = await readFile(join(root, 'web/app/boot.js'), 'utf8')
  const { minify } = await import('vite')
  const { code } = await minify('boot.js', text)
  return putHashed('boot', 'js', code)
}

/** Named after its content, so that browsers can cache it permanently. */
async function putHashed(name: string, extension: string, text: string): Promise<string> {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  const path = `/assets/${name}-${hash}.${extension}`
  await put(join(web, path), text)
  return path
}

/** The entry chunk and all chunks that the given source files need, so that the browser requests them together. */
function assetsOf(manifest: Manifest, { chunkOf, imports }: Places, files: readonly string[]) {
  const chunkWith = (source: string) => {
    const found = chunkOf.get(source)
    if (!found) throw new Error(`No chunk of the bundle contains ${source}.`)
    return found
  }
  const entry = chunkWith('web/app/main.tsx')
  const seen = new Set<string>()
  const follow = (chunk: string) => {
    if (seen.has(chunk)) return
    seen.add(chunk)
    for (const each of imports.get(chunk) ?? []) follow(each)
  }
  for (const file of ['web/app/main.tsx', ...files]) follow(chunkWith(file))
  const fileOf = (key: string | undefined) => {
    const found = manifest[key ?? '']
    if (!found) throw new Error(`The bundle has no ${key}.`)
    return address(found.file)
  }
  const fontOf = (name: string) =>
    fileOf(Object.keys(manifest).find((each) => each.endsWith(`/${name}.woff2`)))
  return {
    entry: address(entry),
    styles: [fileOf('style.css')],
    modules: [...seen].filter((chunk) => chunk !== entry).map(address),
    fonts: {
      text: {
        latin: fontOf('readex-pro-latin-wght-normal'),
        arabic: fontOf('readex-pro-arabic-wght-normal'),
      },
      display: {
        en: [fontOf('fraunces-latin')],
        ar: [fontOf('el-messiri-arabic'), fontOf('fraunces-figures')],
      },
    },
  }
}

const address = (file: string) => `/${file}`

async function put(path: string, text: string) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Writes a compressed copy next to each file that is served unchanged. Pages change: the server fills in their
 * tokens.
 */
async function compress() {
  const files = globSync('**/*.{js,css,svg,json,webmanifest,txt}', { cwd: web }).filter(
    (file) => file !== 'pages.json',
  )
  await Promise.all(
    files.map(async (file) => {
      const path = join(web, file)
      const bytes = await readFile(path)
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      }
      await writeFile(`${path}.br`, await brotli(bytes, { params }))
      await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }))
    }),
  )
}

if (import.meta.main) await buildNow()
