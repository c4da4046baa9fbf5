import { spawnSync } from 'node:child_process'
import { existsSync, statfsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import packed from '@sparticuz/chromium'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/** The system's own Chromium or Chrome, which has cameras and all; where there is none, the one that came with `npm ci`. */
async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
  const found = [...onPath, ...places].find((file) => existsSync(file)) ?? (await findLight())
  if (found) return found
  throw new Error('No Chromium was found: install Chromium or Chrome, or name it with CHROMIUM_PATH.')
}

/** The one that came with `npm ci` (Linux on x64): it draws no window, which takes a third less of a processor. */
export async function findLight(): Promise<string | undefined> {
  if (process.env.CHROMIUM_PATH || process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const path = await packed.executablePath()
  return spawnSync(path, ['--version']).status === 0 ? path : undefined
}

/** It lays out and composes, and colors no more than a megabyte of it: half of its work, for pages that nobody looks at. */
export const unpainted = '--force-gpu-mem-available-mb=1'

/** What its processes share lies in memory, and in files on the disk only where a container leaves little of that. */
function hasRoomInMemory(): boolean {
  const shared = '/dev/shm'
  if (!existsSync(shared)) return false
  const { bavail, bsize } = statfsSync(shared)
  return bavail * bsize >= 2 ** 30
}

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
