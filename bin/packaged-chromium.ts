import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import packaged, { inflate } from '@sparticuz/chromium'

const modules = join(import.meta.dirname, '..', 'node_modules')
const cache = join(modules, '.cache')
const unpacked = join(cache, 'chromium')

/**
 * The Chromium installed by `npm ci` (Linux on x64), or an empty string. It draws no window, which saves a third of
 * the CPU time, but it cannot ask for permission before it opens a camera.
 */
export async function findPackagedChromium(): Promise<string> {
  if (process.env.CHROMIUM_PATH || process.platform !== 'linux' || process.arch !== 'x64') return ''
  if (!existsSync(unpacked)) await unpack()
  const program = join(unpacked, 'chromium')
  if (!runs(program)) lendLibraries()
  return runs(program) ? program : ''
}

/** The package's own fonts have no Arabic letters, and pages name fallback fonts that apply until theirs are loaded. */
const lentFonts = [
  join(unpacked, 'fonts'),
  join(modules, '@expo-google-fonts', 'readex-pro'),
  join(modules, 'pdfjs-dist', 'standard_fonts'),
]

const runs = (program: string) => spawnSync(program, ['--version']).status === 0

/**
 * Unpacked in a separate folder and moved into place as a whole, so that an interrupted run leaves nothing half done.
 */
async function unpack() {
  await mkdir(cache, { recursive: true })
  const fresh = await mkdtemp(`${unpacked}-`)
  await inTemporaryFolder(fresh, async () => {
    await packaged.executablePath()
    await inflate(join(modules, '@sparticuz', 'chromium', 'bin', 'al2023.tar.br'))
  })
  await writeFile(
    join(fresh, 'fonts.conf'),
    `<fontconfig>${lentFonts.map((folder) => `<dir>${folder}</dir>`).join('')}<cachedir>${unpacked}/font-cache</cachedir></fontconfig>`,
  )
  // Another process may have been faster.
  await rename(fresh, unpacked).catch(() => rm(fresh, { recursive: true, force: true }))
}

/** The package unpacks into the temporary folder, under names that all users and versions share. */
async function inTemporaryFolder(folder: string, work: () => Promise<void>) {
  const { TMPDIR: usual } = process.env
  process.env.TMPDIR = folder
  try {
    await work()
  } finally {
    if (usual === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = usual
  }
}

/** For minimal systems: uses the libraries and fonts in the package. */
function lendLibraries() {
  process.env.LD_LIBRARY_PATH = [join(unpacked, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH]
    .filter(Boolean)
    .join(':')
  if (!existsSync('/etc/fonts/fonts.conf')) process.env.FONTCONFIG_FILE = join(unpacked, 'fonts.conf')
}
