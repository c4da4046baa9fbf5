import { expect, onTestFinished, test } from 'vitest'
import { needs, pathOf } from '#test/needs.ts'
import { launchChromium } from '../../bin/chromium.ts'
import { wrongLandmarks } from './landmarks.ts'

test(
  'landmarks without a name or with the same one are found, and alerts without text',
  needs('browser'),
  async () => {
    const browser = await launchChromium(pathOf('browser'))
    onTestFinished(() => browser.close())
    const page = await browser.newPage()
    await page.setContent(`
    <aside>Tips</aside>
    <section aria-label="Snack"></section>
    <section aria-labelledby="second"><h2 id="second">Snack</h2></section>
    <div role="alert"> </div>
    <aside aria-label="Portal"></aside>
    <nav aria-label="Portal"></nav>
    <section></section>
    <aside hidden></aside>
    <p role="alert">Not saved</p>`)
    expect(await page.evaluate(wrongLandmarks)).toEqual([
      'aside without a name',
      'another section "Snack"',
      'alert without text',
    ])
    await page.setContent(
      '<aside>Tips</aside><div role="alertdialog"><aside aria-label="Tips"></aside></div>',
    )
    expect(await page.evaluate(wrongLandmarks)).toEqual([])
  },
)
