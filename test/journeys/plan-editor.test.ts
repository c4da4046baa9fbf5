import type { Locator } from '@playwright/test'
import { expect as expectValue, test } from 'vitest'
import type { PlanDay } from '#contract/plans/document.ts'
import { autosave } from '#copy/autosave.ts'
import { editorWords as words } from '#copy/plans/editor.ts'
import { expect, openBrowser } from '#test/browser/browser.ts'
import { dayOf, openEditor } from '#test/plans/open-editor.ts'
import { openApp } from '../app.ts'
import { drLayla, omar, sara } from '../cast.ts'
import { join } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)
const layla = await join(app, drLayla, { role: 'dietitian' })

const openPlan = async (who: { name: string; email: string }, days: PlanDay[]) =>
  openEditor([app, open], { patient: await join(app, who), dietitian: layla }, days)

test('a note grows and shrinks with its lines, and what is below it moves', async () => {
  const page = await openPlan(sara, [dayOf(1)])
  const note = page.getByLabel(words.dayNote.en, { exact: true })
  const below = page.locator('[data-meal]').first()
  const measure = async () => {
    const [height, y] = [(await note.boundingBox())?.height, (await below.boundingBox())?.y]
    if (height === undefined || y === undefined)
      throw new Error('The note and the meal below it are not drawn.')
    return { height, y }
  }
  await expect(note).toHaveAttribute('placeholder', words.dayNote.en)
  await note.focus()
  const one = await measure()
  await page.keyboard.type('One line')
  await expect(note).not.toHaveAttribute('placeholder')
  expectValue(await measure()).toEqual(one)
  await page.keyboard.type('\nand two\nand three')
  const three = await measure()
  expectValue(three.height).toBeGreaterThan(one.height)
  expectValue(three.y - one.y).toBeCloseTo(three.height - one.height, 1)
  await note.fill('')
  await expect(note).toHaveAttribute('placeholder', words.dayNote.en)
  expectValue(await measure()).toEqual(one)
})

test('the latest input is undone, announced and sent like all earlier input', async () => {
  const page = await openPlan(omar, [dayOf(2)])
  const title = page.getByLabel(words.title.en)
  const amount = page.locator('[data-count]').first()
  const before = await title.inputValue()
  await title.focus()
  await page.keyboard.press('End')
  // All of it happens between two frames, as if typed faster than the phone can draw.
  const typed = (field: Locator, letters: string) =>
    field.evaluate((element, text) => {
      const input = element as HTMLInputElement
      input.setRangeText(text, input.value.length, input.value.length, 'end')
      input.dispatchEvent(new InputEvent('input', { bubbles: true }))
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }))
      return input.value
    }, letters)
  expectValue(await typed(title, ' again')).toBe(`${before} again`)
  await expect(title).toHaveValue(before)
  await page.keyboard.press('Control+Shift+z')
  await expect(title).toHaveValue(`${before} again`)

  await amount.fill('0')
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  const stored = page.waitForResponse(
    (response) => response.ok() && response.request().postData()?.includes('"count":3') === true,
  )
  await amount.fill('3')
  await expect(amount).toHaveAttribute('aria-invalid', 'false')
  await stored
  await title.focus()
  await page.getByText(autosave.saved.en, { exact: true }).waitFor()

  const plan = page.url()
  await title.evaluate((element) => {
    const input = element as HTMLInputElement
    input.value = 'The last word'
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    location.assign('/')
  })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goto(plan)
  await expect(title).toHaveValue('The last word')
})
