import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import packed from '@sparticuz/chromium'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/**
 * The one that came with `npm ci` (Linux on x64): it has no window to draw, which takes a third less of a processor than
 * a whole browser. Where it cannot run, the system's own Chromium or Chrome.
 */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  if (process.platform === 'linux' && process.arch === 'x64') {
    const path = await packed.executablePath()
    if (spawnSync(path, ['--version']).status === 0) return path
  }
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
  const found = [...onPath, ...places].find((file) => existsSync(file))
  if (found) return found
  throw new Error('No Chromium was found: install Chromium or Chrome, or name it with CHROMIUM_PATH.')
}

export async function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(),
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
    ],
  })
}
