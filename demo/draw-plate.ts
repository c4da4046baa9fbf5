import type { Plate } from './content/health.ts'
import { type Colour, openCanvas } from './portraits/canvas.ts'
import { between, darker, lighter } from './portraits/colours.ts'
import { round } from './portraits/draw-portrait.ts'

const food = {
  greens: [86, 132, 62],
  grilled: [172, 112, 58],
  rice: [236, 214, 164],
  tomato: [196, 72, 52],
  bread: [214, 168, 104],
  cream: [244, 238, 222],
  soup: [206, 138, 62],
} satisfies Record<string, Colour>

const table: Colour = [180, 138, 100]
const china: Colour = [246, 243, 236]

/** A plate on a table, seen from above, as RGB pixels; the food on it lies in heaps. */
export function drawPlate(plate: Plate, side: number): Buffer {
  const { fill, pixels } = openCanvas(side, [0, 0, 100])
  fill('M0 0 L100 0 L100 100 L0 100 Z', (x, y) =>
    between(lighter(table, 0.12), darker(table, 0.12), 0, 200)(x + y),
  )
  fill(round(52, 54, 42, 42), darker(table, 0.4), 0.5)
  fill(round(50, 50, 42, 42), china)
  fill(round(50, 50, 33, 33), darker(china, 0.06))
  fill(round(50, 50, 31.5, 31.5), lighter(china, 0.5))
  for (const [name, x, y, wide, tall] of plate) {
    const colour = food[name]
    fill(round(x + 0.8, y + 1.2, wide, tall), darker(colour, 0.5), 0.35)
    fill(round(x, y, wide, tall), (_, at) =>
      between(lighter(colour, 0.16), darker(colour, 0.14), y - tall, y + tall)(at),
    )
    for (let crumb = 0; crumb < 26; crumb++) {
      const [turn, out] = [crumb * 2.4, Math.sqrt(crumb / 26) * 0.82]
      const place = [x + Math.cos(turn) * out * wide, y + Math.sin(turn) * out * tall] as const
      const tone = crumb % 3 === 0 ? lighter(colour, 0.28) : darker(colour, crumb % 2 === 0 ? 0.18 : 0.08)
      fill(round(...place, wide / 9 + 0.3, tall / 11 + 0.3), tone, 0.75)
    }
  }
  return pixels
}
