import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect as expectValue, test } from 'vitest'
import type { PlanDay } from '#contract/plans/document.ts'
import { autosave } from '#copy/autosave.ts'
import { editorWords as words } from '#copy/plans/editor.ts'
import { openBrowser } from '#test/browser/browser.ts'
import { dayOf, openEditor } from '#test/plans/open-editor.ts'
import { openApp } from '../app.ts'
import { drLayla, noor, omar, sara } from '../cast.ts'
import { join } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)
const layla = await join(app, drLayla, { role: 'dietitian' })

const openPlan = async (who: { name: string; email: string }, days: PlanDay[]) =>
  openEditor([app, open], { patient: await join(app, who), dietitian: layla }, days)

/** Waits for 'saving' and then 'saved': until the plan is rendered with the letters, it still says that all is saved. */
async function becomeSaved(page: Page): Promise<void> {
  for (const words of [autosave.saving, autosave.saved])
    await page.getByText(words.en, { exact: true }).waitFor()
}

type Keys = [first: string, second: string, third: string, fourth: string]

/** The number of the editor's functions called for a letter, once it has been typed here before. */
async function callsOf(page: Page, devtools: CDPSession, field: Locator, keys: Keys): Promise<number> {
  const [first, second, third, fourth] = keys
  const count = async () => {
    const { result } = await devtools.send('Profiler.takePreciseCoverage')
    const calls = result
      .filter(({ url }) => url.includes('/assets/plan-editor'))
      .flatMap(({ functions }) => functions.map(({ ranges: [whole] }) => whole?.count ?? 0))
    return calls.reduce((sum, each) => sum + each, 0)
  }
  await field.focus()
  await page.keyboard.press('End')
  await page.keyboard.press(first)
  await becomeSaved(page)
  // Saving happens later and is not part of a letter's cost: the difference between two letters saved one by one and
  // two saved together is the cost of one letter.
  const counted: number[] = []
  for (const letters of [[second], [third, fourth]]) {
    await count()
    for (const key of letters) await page.keyboard.press(key)
    await becomeSaved(page)
    counted.push(await count())
  }
  const [one = 0, two = 0] = counted
  return two - one
}

/** The elements that a letter restyles and lays out again, and the number of `:has()` rules that it evaluates. */
async function restyledBy(page: Page, devtools: CDPSession, field: Locator, key: string): Promise<Restyled> {
  await field.focus()
  await page.keyboard.press('End')
  await page.keyboard.press(key)
  await becomeSaved(page)
  const events: TraceEvent[] = []
  const take = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]))
  devtools.on('Tracing.dataCollected', take)
  const timeline = ['devtools.timeline', 'disabled-by-default-devtools.timeline']
  const includedCategories = [...timeline, 'disabled-by-default-devtools.timeline.invalidationTracking']
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories, excludedCategories: ['*'] },
  })
  await page.keyboard.press(key)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  const over = new Promise<unknown>((done) => devtools.once('Tracing.tracingComplete', done))
  await devtools.send('Tracing.end')
  await over
  devtools.off('Tracing.dataCollected', take)
  const pressed = events.find(({ args }) => args.data?.type === 'keydown')
  const since = pressed?.ts ?? 0
  const mine = events.filter(({ pid, ts }) => pid === pressed?.pid && ts >= since)
  const shown = Math.min(...mine.filter(({ name }) => name === 'Commit').map(({ ts }) => ts))
  // Work that the page does before the letter arrives, or after it is shown, is not caused by the letter.
  const forIt = mine.filter(({ ts }) => ts < shown)
  return {
    elements: forIt
      .filter(({ name }) => name === 'UpdateLayoutTree')
      .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0),
    asked: forIt.filter(({ args }) => args.data?.changedPseudo === 'has').length,
    laidOut: forIt.find(({ name }) => name === 'Layout')?.args.beginData?.dirtyObjects ?? 0,
  }
}

type Restyled = { elements: number; asked: number; laidOut: number }
type TraceEvent = {
  name: string
  pid: number
  ts: number
  args: {
    elementCount?: number
    beginData?: { dirtyObjects?: number }
    data?: { type?: string; changedPseudo?: string }
  }
}

test('a letter restyles and checks one field, not the page', async () => {
  const page = await openPlan(
    noor,
    Array.from({ length: 28 }, () => dayOf(6)),
  )
  const devtools = await page.context().newCDPSession(page)
  const restyled = {
    title: await restyledBy(page, devtools, page.getByLabel(words.title.en), 'a'),
    note: await restyledBy(page, devtools, page.getByLabel(words.dayNote.en, { exact: true }), 'a'),
    amount: await restyledBy(page, devtools, page.locator('[data-count]').first(), '1'),
  }
  console.info('restyled and laid out for a letter:', JSON.stringify(restyled))
  // For each letter Chromium checks the whole form of the field, or the whole page if the field has no form.
  const alone = await page
    .locator('main :is(input:not([type]), input[type=text], textarea)')
    .evaluateAll((fields) =>
      fields.map(
        (field) => (field as HTMLInputElement).form?.querySelectorAll('input, select, textarea').length,
      ),
    )
  expectValue(alone.length).toBeGreaterThan(30)
  expectValue(new Set(alone)).toEqual(new Set([1]))
  for (const [field, { elements, asked, laidOut }] of Object.entries(restyled)) {
    expectValue(elements, field).toBe(0)
    expectValue(asked, field).toBe(0)
    expectValue(laidOut, field).toBeGreaterThan(0)
    expectValue(laidOut, field).toBeLessThan(12)
  }
})

test('a letter costs the same in a plan of 28 full days as in one of a single meal', async () => {
  const costs: Record<string, number>[] = []
  for (const [who, days] of [
    [sara, [dayOf(1)]],
    [omar, Array.from({ length: 28 }, () => dayOf(6))],
  ] as const) {
    const page = await openPlan(who, [...days])
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Profiler.enable')
    await devtools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    const cost = (field: Locator, ...keys: Keys) => callsOf(page, devtools, field, keys)
    costs.push({
      title: await cost(page.getByLabel(words.title.en), 'a', 'b', 'c', 'd'),
      note: await cost(page.getByLabel(words.dayNote.en, { exact: true }), 'a', 'b', 'c', 'd'),
      amount: await cost(page.locator('[data-count]').first(), '1', '2', 'Backspace', 'Backspace'),
    })
  }
  const [small = {}, large = {}] = costs
  console.info('functions of the editor called for a letter:', JSON.stringify(costs))
  for (const [field, most] of Object.entries({ title: 60, note: 170, amount: 360 })) {
    expectValue(small[field], field).toBeGreaterThan(0)
    expectValue(large[field], field).toBeLessThan(most)
  }
})
