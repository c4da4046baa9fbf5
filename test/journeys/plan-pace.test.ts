import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect as expectValue, test } from 'vitest'
import type { Meal, PlanDay } from '#contract/plans/document.ts'
import { autosave } from '#copy/autosave.ts'
import { editorWords as words } from '#copy/plans/editor.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { comeToLife } from '#test/browser/at-rest.ts'
import { expect, openBrowser, phone } from '#test/browser/browser.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { bread } from '#test/health/known-plans.ts'
import { putPlan } from '#test/plans/put-plan.ts'
import { openApp } from '../app.ts'
import { drLayla, noor, omar, sara } from '../cast.ts'
import { join } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)
const layla = await join(app, drLayla, { role: 'dietitian' })

const meal = (): Meal => ({
  ...{ id: crypto.randomUUID(), kind: 'lunch', name: '', time: '13:30', note: '', recipe: '' },
  items: Array.from({ length: 5 }, () => ({
    ...{ id: crypto.randomUUID(), food: bread.id, portion: 'loaf', count: 1, note: '' },
    alternatives: [],
  })),
})
const day = (meals: number): PlanDay => ({ note: '', meals: Array.from({ length: meals }, meal) })

async function openPlan(who: { name: string; email: string }, days: PlanDay[]): Promise<Page> {
  const patient = await join(app, who)
  await putAppointment(app, { patient, dietitian: layla })
  const id = await putPlan(app, { patient, dietitian: layla }, { days, isDraft: true })
  const page = await open(`/dietitian/nutrition-plans/${id}`, { ...signedIn(layla), ...phone })
  await comeToLife(page)
  await page.locator('[data-count]').first().waitFor()
  return page
}

type Keys = [first: string, second: string, third: string, fourth: string]

/** How many times functions of the editor were called for a letter, once it knows this way. */
async function callsOf(page: Page, devtools: CDPSession, field: Locator, keys: Keys): Promise<number> {
  const [first, second, third, fourth] = keys
  const settled = () => page.getByText(autosave.saved.en, { exact: true }).waitFor()
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
  await settled()
  // What is saved comes later, and is no part of a letter: two letters that are saved at once say what one takes.
  const counted: number[] = []
  for (const letters of [[second], [third, fourth]]) {
    await count()
    for (const key of letters) await page.keyboard.press(key)
    await expect(page.getByText(autosave.saving.en, { exact: true })).toBeVisible()
    await settled()
    counted.push(await count())
  }
  const [one = 0, two = 0] = counted
  return two - one
}

/** Of how many elements the style was worked out anew for a letter, and how often `:has()` of others asked for it. */
async function restyledBy(page: Page, devtools: CDPSession, field: Locator, key: string): Promise<Restyled> {
  await field.focus()
  await page.keyboard.press('End')
  await page.keyboard.press(key)
  await page.getByText(autosave.saved.en, { exact: true }).waitFor()
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
  const mine = events.filter(({ pid }) => pid === pressed?.pid)
  return {
    elements: mine
      .filter(({ name }) => name === 'UpdateLayoutTree')
      .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0),
    asked: mine.filter(({ args }) => args.data?.changedPseudo === 'has').length,
  }
}

type Restyled = { elements: number; asked: number }
type TraceEvent = {
  name: string
  pid: number
  args: { elementCount?: number; data?: { type?: string; changedPseudo?: string } }
}

test('for a letter one field is styled and looked through, and not the page', async () => {
  const page = await openPlan(
    noor,
    Array.from({ length: 28 }, () => day(6)),
  )
  const devtools = await page.context().newCDPSession(page)
  const restyled = {
    title: await restyledBy(page, devtools, page.getByLabel(words.title.en), 'a'),
    note: await restyledBy(page, devtools, page.getByLabel(words.dayNote.en, { exact: true }), 'a'),
    amount: await restyledBy(page, devtools, page.locator('[data-count]').first(), '1'),
  }
  console.info('elements restyled for a letter:', JSON.stringify(restyled))
  // At each letter Chromium looks through all of the form that the field is of, or of the page where it is of none.
  const alone = await page
    .locator('main :is(input:not([type]), input[type=text], textarea)')
    .evaluateAll((fields) =>
      fields.map(
        (field) => (field as HTMLInputElement).form?.querySelectorAll('input, select, textarea').length,
      ),
    )
  expectValue(alone.length).toBeGreaterThan(30)
  expectValue(new Set(alone)).toEqual(new Set([1]))
  expectValue(restyled.note.elements).toBeGreaterThan(0)
  for (const [field, { elements, asked }] of Object.entries(restyled)) {
    expectValue(elements, field).toBeLessThan(14)
    expectValue(asked, field).toBe(0)
  }
})

test('a letter costs in a plan of 28 full days what it costs in one of a single meal', async () => {
  const costs: Record<string, number>[] = []
  for (const [who, days] of [
    [sara, [day(1)]],
    [omar, Array.from({ length: 28 }, () => day(6))],
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
