import { beforeEach, expect, test, vi } from 'vitest'
import { render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { Chart } from './chart.tsx'

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
})

const points = [80, 76, 78].map((value, at) => ({ at, value }))

async function drawn(language: 'en' | 'ar' = 'en') {
  await render(
    <Chart
      label="Weight"
      walkLabel="Weights"
      series={[points]}
      from={0}
      to={2}
      goal={70}
      writeValue={String}
      writePoint={(place) => String(points[place]?.value)}
    />,
    { path: '/patient/health-data', language },
  )
  return screen.findByRole('img', { name: 'Weight' })
}

test('time runs from left to right in both languages', async () => {
  const line = async (language: 'en' | 'ar') =>
    [...(await drawn(language)).querySelectorAll('path')].at(-1)?.getAttribute('d')
  const english = await line('en')
  expect(english).toMatch(/^M\d/)
  expect(await line('ar')).toBe(english)
})

test('the last value is written at the end of its line', async () => {
  const chart = await drawn()
  const text = [...chart.querySelectorAll('text')].at(-1)
  const end = [...chart.querySelectorAll('circle')].at(-1)
  expect(text?.textContent).toBe('78')
  expect(Number(text?.getAttribute('x'))).toBe(Number(end?.getAttribute('cx')) + 10)
})

test('a goal below all values is inside the chart, not on its edge', async () => {
  const chart = await drawn()
  const heights = [...chart.querySelectorAll('line')].map((line) => Number(line.getAttribute('y1')))
  expect(Math.max(...heights)).toBeLessThan(320 - 28)
})
