import { expect, test } from 'vitest'
import { render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { Ring } from './ring.tsx'
import { TargetBars } from './target-bars.tsx'

const path = '/patient/nutrition-plans'

async function arcsOf(value: number, target: number | null) {
  await render(
    <Ring value={value} target={target} label="Energy">
      {value}
    </Ring>,
    { path },
  )
  const ring = await screen.findByRole('img', { name: 'Energy' })
  return [...ring.querySelectorAll('[stroke-dasharray]')].map((arc) => arc.getAttribute('stroke-dasharray'))
}

test('a ring closes as its target is reached, and what goes beyond runs on inside it', async () => {
  expect(await arcsOf(0, 1_800)).toEqual([])
  expect(await arcsOf(900, 1_800)).toEqual(['50 100'])
  expect(await arcsOf(1_800, 1_800)).toEqual(['100 100'])
  expect(await arcsOf(2_250, 1_800)).toEqual(['100 100', '25 100'])
})

test('without a target a ring stays empty', async () => {
  expect(await arcsOf(900, null)).toEqual([])
})

test('a bar beyond its target is full, with a mark where the target was, and without a target there is none', async () => {
  const bar = (key: string, value: number, target: number | null) => ({
    key,
    name: key,
    value,
    target,
    text: `${value} g`,
  })
  await render(<TargetBars bars={[bar('Protein', 50, 100), bar('Fat', 100, 50), bar('Salt', 5, null)]} />, {
    path,
  })
  const bars = [...((await screen.findByText('Protein')).closest('dl')?.querySelectorAll('svg') ?? [])]
  const widths = bars.map((each) =>
    [...each.querySelectorAll('rect')].map((rect) => [rect.getAttribute('x'), rect.getAttribute('width')]),
  )
  expect(widths).toEqual([
    [[null, '50']],
    [
      [null, '100'],
      ['49.5', '1'],
    ],
  ])
  expect(screen.getByText('5 g')).toBeTruthy()
})
