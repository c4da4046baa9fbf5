import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { listMessages } from '#contract/messages.ts'
import { conversationWords as words } from '#copy/messages/conversation.ts'
import { freePort } from '#server/ground/data/embedded/free-port.ts'
import { launchChromium } from '../../bin/chromium.ts'
import { callers, callersPassword, fillCallers } from '../callers.ts'
import { createConversation } from '../create-conversation.ts'
import { type Drill, seconds, stillAlive, unless } from '../drill.ts'
import { startProduct } from '../product.ts'
import { startRoughProxy } from '../rough-proxy.ts'

/** Messages of each person per round. */
const aRound = 100
export const twoBrowsers: Drill = {
  name: 'two browsers on a rough road',
  promise:
    'a proxy delays, cuts and half-opens: of 1,000 messages none is lost or repeated, all in order on both screens',
  async run(folder, rounds) {
    const each = rounds * aRound
    const at = await freePort()
    const origin = `http://localhost:${at}`
    const product = await startProduct(folder, { PUBLIC_URL: origin })
    const proxy = await startRoughProxy(product.port, {
      at,
      isRough: false,
      calmFor: 1_000,
      silentFor: 1_000,
    })
    const owner = await product.owner()
    const browser = await launchChromium()
    try {
      await fillCallers(owner)
      const id = await createConversation(owner)
      const [his, hers] = await Promise.all(
        (['patient', 'dietitian'] as const).map(async (role, place) => {
          const context = await browser.newContext()
          await signIn(context, origin, callers[place]?.email ?? '')
          const page = await context.newPage()
          await page.goto(`${origin}/${role}/messages?conversation=${id}`)
          await page.locator('[data-connection=joined]').waitFor({ state: 'attached' })
          return { page, role }
        }),
      )
      if (!his || !hers) throw new Error('there are two')
      proxy.roughen()
      const begun = performance.now()
      await Promise.all([his, hers].map((side) => write(side, each)))
      proxy.calm()
      const last = performance.now()
      const shown = await Promise.all([his, hers].map(({ page }) => shownOn(page, 2 * each)))
      const took = performance.now() - last
      const stuck = await Promise.all([his, hers].map(({ page }) => unsentOn(page)))
      const stored = await storedIn(his.page, id)
      const { cut, silenced } = proxy.did()
      const survived = new Set(stored).size
      return {
        acknowledged: 2 * each,
        survived,
        seen: `${cut} times cut, ${silenced} times silenced in ${seconds(last - begun)}; both screens had the last message after ${seconds(took)}`,
        faults: unless(
          [survived === 2 * each, `${2 * each - survived} messages were lost`],
          [stored.length === survived, `${stored.length - survived} messages are stored twice`],
          [isInOrder(stored), 'messages were stored in a different order than written'],
          [
            shown[0]?.join() === stored.join(),
            `the patient’s screen shows something else: ${difference(shown[0], stored)}`,
          ],
          [
            shown[1]?.join() === stored.join(),
            `the dietitian’s screen shows something else: ${difference(shown[1], stored)}`,
          ],
          [stuck.every((each) => each === ''), `messages still wait to be sent: ${stuck.join(' | ')}`],
          [cut > 10 && silenced > 10, 'the road was not rough'],
          stillAlive(product),
        ),
      }
    } finally {
      await browser.close()
      await owner.end()
      await proxy.close()
      await product.stop()
    }
  },
}

async function signIn({ request }: BrowserContext, origin: string, email: string) {
  const answer = await request.post(`${origin}/api/session`, {
    headers: { origin },
    data: { email, password: callersPassword },
  })
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${answer.status()}`)
}

/** Writes without waiting for anything. */
async function write({ page, role }: { page: Page; role: string }, each: number) {
  const box = page.getByLabel(words.label.en, { exact: true })
  for (let at = 1; at <= each; at++) {
    await box.fill(`${role} ${at}.`)
    await box.press('Enter')
    await pause(Math.random() * 60)
  }
}

/** The messages on the screen from the top, once none is being sent. */
async function shownOn(page: Page, count: number): Promise<string[]> {
  const read = () =>
    page
      .locator('[data-sequence]')
      .evaluateAll((items) =>
        items.map((item) => /(patient|dietitian) \d+\./.exec(item.textContent ?? '')?.[0] ?? '?'),
      )
  for (const until = performance.now() + 120_000; performance.now() < until; await pause(200)) {
    if ((await read()).length >= count) break
  }
  await pause(2_000)
  return read()
}

/** The screen's text about messages that have not arrived. */
const unsentOn = (page: Page) =>
  page
    .locator('main ol li:has(svg):not([data-sequence])')
    .allTextContents()
    .then((texts) => [...new Set(texts)].slice(0, 3).join(', '))

async function storedIn(page: Page, id: string): Promise<string[]> {
  const path = listMessages.path.replace(':id', id)
  const stored: string[] = []
  for (;;) {
    const answer = await page.request.get(`${new URL(page.url()).origin}${path}?after=${stored.length}`)
    const { messages, more } = await answer.json()
    stored.push(...messages.map(({ content }: { content: string }) => content))
    if (!more) return stored
  }
}

const isInOrder = (stored: readonly string[]) =>
  ['patient', 'dietitian'].every((role) => {
    const places = stored
      .filter((text) => text.startsWith(role))
      .map((text) => Number.parseInt(text.split(' ')[1] ?? '', 10))
    return places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0))
  })

function difference(shown: readonly string[] | undefined, stored: readonly string[]): string {
  const missing = stored.filter((text) => !shown?.includes(text))
  return `${shown?.length} are shown, ${missing.length} are missing${missing[0] ? `, first ${missing[0]}` : ''}`
}
