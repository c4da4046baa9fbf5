import { expect, test } from 'vitest'
import { openBrowser, phone } from '#test/browser/browser.ts'
import { openApp } from '../app.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)
const slowly = ['/', '/ar', '/ar/for-patients']

/** A page with one small stylesheet and nothing else: the baseline of the machine and the line. */
const bare = '/api/docs'

test('on slow 4G and a slow processor pages paint soon after a bare one would, and do not shift', async () => {
  const paints = new Map<string, number[]>()
  const best = (path: string) => Math.min(...(paints.get(path) ?? [Number.POSITIVE_INFINITY]))
  const isSlow = (path: string) => !(best(path) - best(bare) < 800)
  // Other work on the machine may slow down a round, so the best of each counts.
  for (let round = 0; round < 4 && slowly.some(isSlow); round++) {
    for (const path of [bare, ...slowly]) {
      const { paint, shift, moved } = await visitSlowly(path)
      paints.set(path, [...(paints.get(path) ?? []), Math.round(paint)])
      expect(shift, `how far ${path} moved: ${moved}`).toBeLessThan(0.02)
    }
  }
  console.info('largest paints in milliseconds, aim 1500:', Object.fromEntries(paints))
  for (const path of slowly) expect(best(path) - best(bare), path).toBeLessThan(800)
}, 600_000)

/** Visits the page on slow 4G with a processor four times slower, and returns the browser's measurements. */
async function visitSlowly(path: string) {
  const page = await open('/api/docs', phone)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.clearBrowserCache')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(app.origin + path, { waitUntil: 'networkidle' })
  const visit = await page.evaluate(async () => {
    // Buffered entries are delivered a moment after the call; there is always at least one paint.
    const entries = await new Promise<PerformanceEntry[]>((resolve) => {
      const seen: PerformanceEntry[] = []
      const observer = new PerformanceObserver((list) => {
        seen.push(...list.getEntries())
        if (seen.some(({ entryType }) => entryType === 'largest-contentful-paint')) resolve(seen)
      })
      for (const type of ['layout-shift', 'largest-contentful-paint'])
        observer.observe({ type, buffered: true })
    })
    const paints = entries.filter(({ entryType }) => entryType === 'largest-contentful-paint')
    const shifts = entries.filter(({ entryType }) => entryType === 'layout-shift') as (PerformanceEntry & {
      value: number
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    })[]
    return {
      paint: paints.at(-1)?.startTime ?? Number.NaN,
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts
        .flatMap(({ startTime, sources }) =>
          sources.map(
            ({ node, previousRect: was, currentRect: is }) =>
              `at ${Math.round(startTime)} ms ${node?.nodeName} "${node?.textContent?.slice(0, 40)}" from ${was.x},${was.y} to ${is.x},${is.y}`,
          ),
        )
        .join('; '),
    }
  })
  await page.context().close()
  return visit
}
