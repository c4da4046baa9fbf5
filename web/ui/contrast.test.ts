import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Text colors on each background that may be behind them. */
const words = [
  'ink',
  'ink-soft',
  'ink-faint',
  'ink-display',
  'link',
  'danger-ink',
  'accent-ink',
  'pomegranate',
]
const grounds = ['ground', 'surface', 'overlay', 'sunken', 'table']

const pairs: readonly (readonly [text: string, ground: string])[] = [
  ...words.flatMap((word) => grounds.map((ground) => [word, ground] as const)),
  ...['ink', 'ink-soft', 'ink-faint', 'link', 'danger-ink', 'on-tint'].map((word) => [word, 'tint'] as const),
  ['on-tint', 'tint-hover'],
  ...['ink', 'ink-soft', 'accent-ink'].map((word) => [word, 'accent-tint'] as const),
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ...['ink', 'ink-soft', 'ink-faint', 'ink-display', 'link'].map((word) => [word, 'table-deep'] as const),
  ...['on-earth', 'on-earth-soft', 'accent'].flatMap((word) =>
    ['earth', 'earth-deep'].map((ground) => [word, ground] as const),
  ),
  ['on-accent', 'accent'],
  ['on-pomegranate', 'pomegranate'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['on-deep', 'deep'],
  ['on-deep', 'deep-hover'],
  ['on-deep-soft', 'deep'],
  ['on-deep-soft', 'deep-hover'],
  ...['pending', 'confirmed', 'cancelled', 'completed'].map((state) => [`on-${state}`, state] as const),
  ...[1, 2, 3, 4, 5, 6].map((person) => [`on-person-${person}`, `person-${person}`] as const),
]

/** Colors of control borders and of the focus ring. */
const edges = ['line-control', 'focus'].flatMap((edge) =>
  ['ground', 'surface', 'overlay', 'table'].map((ground) => [edge, ground] as const),
)

const [byDay, byNight] = themes()

test.each([
  ['day', byDay],
  ['night', byNight],
])('all text has a contrast of 4.5 to 1 to its background, and every edge of 3 to 1, by %s', (_, colors) => {
  const faint =
    (least: number) =>
    ([front, back]: readonly [string, string]) =>
      contrast(colors(front), colors(back)) < least
  expect(pairs.filter(faint(4.5))).toEqual([])
  expect(edges.filter(faint(3))).toEqual([])
})

test('in Ramadan the words of a hero, in the colors of the night, can be read on brown in either theme', () => {
  const onEarth = ['ink', 'ink-soft', 'ink-display', 'link', 'on-tint', 'on-earth-soft']
  const grounds = [byDay('earth'), byNight('earth')]
  for (const word of onEarth)
    for (const ground of grounds) expect(contrast(byNight(word), ground), word).toBeGreaterThanOrEqual(4.5)
})

test('the measure is that of WCAG', () => {
  const white = [1, 0, 0]
  expect(contrast(white, [0, 0, 0])).toBeCloseTo(21, 5)
  // #757575 on white, the lightest gray that passes.
  expect(contrast([0.5633, 0, 0], white)).toBeCloseTo(4.61, 1)
})

/** The colors of `colors.css` in each theme; the dark theme shares some with the light one. */
function themes() {
  const css = readFileSync('web/ui/colors.css', 'utf8')
  const [day = '', night = ''] = css.slice(css.indexOf(':root,')).split('@variant night')
  const read = (text: string) =>
    new Map(
      [...text.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\);/g)].map(
        ([, name = '', ...parts]) => [name, parts.map(Number)] as const,
      ),
    )
  const colorsOf = (known: Map<string, number[]>) => (name: string) => {
    const color = known.get(name)
    if (!color) throw new Error(`colors.css has no color ${name}`)
    return color
  }
  return [colorsOf(read(day)), colorsOf(new Map([...read(day), ...read(night)]))] as const
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** OKLCH to linear sRGB by the matrices of its author (https://bottosson.github.io/posts/oklab), then WCAG's weights. */
function luminance([lightness = 0, chroma = 0, hue = 0]: readonly number[]): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const visible = (part: number) => Math.min(Math.max(part, 0), 1)
  const red = visible(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = visible(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = visible(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
