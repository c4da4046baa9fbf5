import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { languages } from '#contract/language.ts'
import type { Screen, Viewer } from '#test/screens/screen.ts'
import { screens } from '#test/screens.ts'
import { launchChromium } from './chromium.ts'
import { drawContactSheet } from './contact-sheet.ts'
import { ensureAppointments } from './ensure-appointments.ts'
import { explainUnknown } from './explain-unknown.ts'
import { takePicture } from './take-picture.ts'
import { openVisitor, type Visitor } from './visitor.ts'

/**
 * Contact sheets of every screen of a running product: `npm run shots [-- NAME …]`, pictures in `shots/`. The product
 * is left unchanged, so this can be run repeatedly. `SHOTS_WIDTHS=768,1024` overrides these five widths,
 * `SHOTS_THEME=dark` uses the dark theme, and `SHOTS_URL` names a product elsewhere.
 */
const origin = new URL(process.env.SHOTS_URL ?? `http://localhost:${process.env.PORT ?? 3000}`).origin
const theme = process.env.SHOTS_THEME === 'dark' ? 'dark' : 'light'
const widths = (process.env.SHOTS_WIDTHS ?? '390,1024,1280,1366,1440').split(',').map(Number)
if (widths.some((width) => !(width >= 320 && width <= 2560)))
  throw new Error('SHOTS_WIDTHS must be widths between 320 and 2560, such as 390,768,1440')
const folder = 'shots'
const wanted = process.argv.slice(2)
const unknown = explainUnknown(
  wanted,
  screens.map(({ name }) => name),
)
if (unknown) {
  console.error(unknown)
  process.exit(1)
}
const chosen = screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name))

if (wanted.length === 0) await rm(folder, { recursive: true, force: true })
await mkdir(join(folder, 'single'), { recursive: true })
const faults: string[] = []
const browser = await launchChromium()
const visitors = new Map<Viewer, Promise<Visitor>>()
try {
  if (chosen.some(({ as }) => as === 'patient' || as === 'dietitian'))
    await trying('appointments to look at', async () =>
      ensureAppointments(await visitorAs('patient'), await visitorAs('dietitian')),
    )
  await Promise.all(walksThrough(chosen).map(takeWalk))
} finally {
  for (const visitor of await Promise.allSettled(visitors.values()))
    if (visitor.status === 'fulfilled') await trying('signing out', visitor.value.leave)
  await browser.close()
}
if (faults.length > 0) {
  console.error(`\nNot taken:\n${faults.join('\n')}`)
  process.exitCode = 1
}

/**
 * Viewers take turns, since one screen may change what another shows: who is online, what is unread. Screens of nobody
 * are taken meanwhile.
 */
function walksThrough(all: readonly Screen[]): Screen[][] {
  const viewers = Object.groupBy(
    all.filter(({ as }) => as),
    ({ as }) => as ?? '',
  )
  return [Object.values(viewers).flatMap((walk = []) => walk), all.filter(({ as }) => !as)]
}

async function takeWalk(walk: readonly Screen[]) {
  const nobody = openVisitor(browser, undefined, { origin, theme })
  for (const screen of walk) await shoot(screen, () => (screen.as ? visitorAs(screen.as) : nobody))
}

async function shoot(screen: Screen, visitor: () => Promise<Visitor>) {
  const pictures: { file: string; width: number }[] = []
  for (const width of widths.filter((each) => screen.only !== 'phone' || each < 600))
    for (const language of languages)
      await trying(`${screen.name} (${language}, ${width})`, async () => {
        const file = join(folder, 'single', `${screen.name}.${language}.${width}.png`)
        await takePicture(await visitor(), { screen, language, width, file })
        pictures.push({ file, width })
      })
  if (pictures.length === 0) return
  const sheet = join(folder, `${screen.name}.png`)
  await drawContactSheet(pictures, sheet)
  console.log(sheet)
}

function visitorAs(viewer: Viewer): Promise<Visitor> {
  const visitor = visitors.get(viewer) ?? openVisitor(browser, viewer, { origin, theme })
  visitors.set(viewer, visitor)
  return visitor
}

/** Failures are reported at the end; the other pictures are still taken. */
async function trying(what: string, work: () => Promise<void>) {
  try {
    await work()
  } catch (fault) {
    faults.push(`${what}: ${reasonOf(fault)}`)
  }
}

/** In a browser's error, a later line states the condition that it was waiting for. */
function reasonOf(fault: unknown): string {
  const said = stripVTControlCharacters(fault instanceof Error ? fault.message : String(fault))
  const [first = '', ...more] = said.split('\n')
  const waited = more.find((line) => line.includes('waiting for'))
  return [first, waited?.replace(/^[\s-]+/, '')].filter(Boolean).join(' ')
}
