import { expect, test } from 'vitest'
import { render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { Sparkline } from './sparkline.tsx'

const path = '/patient/health-data'
const points = [80, 79, 78].map((value, at) => ({ at, value }))

const drawn = async (props: Omit<Parameters<typeof Sparkline>[0], 'label'>, language: 'en' | 'ar' = 'en') => {
  await render(<Sparkline label="Weight, down" {...props} />, { path, language })
  return screen.findByRole('img', { name: 'Weight, down' })
}

test('the line runs from left to right in both languages', async () => {
  const line = async (language: 'en' | 'ar') =>
    (await drawn({ points }, language)).querySelector('polyline')?.getAttribute('points')
  expect(await line('en')).toBe('4,4 48,16 92,28')
  expect(await line('ar')).toBe('4,4 48,16 92,28')
})

test('the target band is cut at the edges of the picture', async () => {
  const band = (await drawn({ points, band: { low: 60, high: 79 } })).querySelector('rect')
  expect([band?.getAttribute('y'), band?.getAttribute('height')]).toEqual(['16', '16'])
})

test('one value is a point, and a value that stays the same is a straight line', async () => {
  const one = await drawn({ points: points.slice(0, 1) })
  expect(one.querySelector('circle')?.getAttribute('cy')).toBe('16')
  const same = await drawn({ points: points.map(({ at }) => ({ at, value: 80 })) })
  expect(same.querySelector('polyline')?.getAttribute('points')).toBe('4,16 48,16 92,16')
})
