import { existsSync, statfsSync } from 'node:fs'
import { mkdir, stat, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { findPackagedChromium } from './packaged-chromium.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

export async function launchChromium(executablePath?: string, ...more: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: executablePath ?? (await findChromium()),
    ignoreDefaultArgs: hasRoomInMemory() ? ['--disable-dev-shm-usage'] : [],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
      '--use-fake-device-for-media-stream',
      ...more,
    ],
  })
}

async function findChromium(): Promise<string> {
  const found = findInstalledChromium() || (await findPackagedChromium())
  if (found) return found
  throw new Error('No Chromium found: install Chromium or Chrome, or set CHROMIUM_PATH.')
}

/** The path of the system’s own Chromium or Chrome, or an empty string. */
function findInstalledChromium(): string {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
  return [...onPath, ...places].find((file) => existsSync(file)) ?? ''
}

/** Chromium’s processes share data in memory (/dev/shm), or in files on disk if a container has too little of it. */
function hasRoomInMemory(): boolean {
  const shared = '/dev/shm'
  if (!existsSync(shared)) return false
  const { bavail, bsize } = statfsSync(shared)
  return bavail * bsize >= 2 ** 30
}

/** For journeys: the packaged Chromium, which is cheaper. An empty string if it does not run here. */
export const findBrowser = async (): Promise<string> =>
  (await findPackagedChromium()) || findInstalledChromium()

/** A Chromium that supports cameras, which only the system’s own does. */
export async function findBrowserWithCameras(): Promise<string> {
  const found = findInstalledChromium()
  return found && (await isKnownToGivePicture(found)) ? found : ''
}

/** Finding out requires starting it, so a positive result is remembered until its file changes. */
async function isKnownToGivePicture(executablePath: string): Promise<boolean> {
  const { size, mtimeMs } = await stat(executablePath)
  const note = join(
    import.meta.dirname,
    '../node_modules/.cache/nabta',
    `camera-${size}-${Math.round(mtimeMs)}`,
  )
  if (existsSync(note)) return true
  const gives = await givesPicture(executablePath)
  if (gives) {
    await mkdir(dirname(note), { recursive: true })
    await writeFile(note, '')
  }
  return gives
}

async function givesPicture(executablePath: string): Promise<boolean> {
  const browser = await launchChromium(executablePath).catch(() => undefined)
  if (!browser) return false
  try {
    const page = await browser.newPage({ permissions: ['camera', 'microphone'] })
    await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await page.goto('http://localhost')
    return await page.evaluate(() =>
      navigator.mediaDevices.getUserMedia({ audio: true, video: true }).then(
        () => true,
        () => false,
      ),
    )
  } finally {
    await browser.close()
  }
}

/**
 * Chromium computes the layout of pages and composes them but paints at most a megabyte: half the work, for pages
 * that nobody looks at.
 */
export const withoutPainting = '--force-gpu-mem-available-mb=1'
