import type { Colour } from './canvas.ts'

const rgb = (hex: string): Colour =>
  [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as never

const named = <Name extends string>(hexes: Record<Name, string>) =>
  Object.fromEntries(Object.entries<string>(hexes).map(([name, hex]) => [name, rgb(hex)])) as Record<
    Name,
    Colour
  >

/** The backgrounds of initials, somewhat calmer. */
export const grounds = named({
  sage: 'cfe3d0',
  sand: 'ebdfc6',
  apricot: 'f3d6b3',
  rose: 'efd3ce',
  sky: 'cfdfea',
  lilac: 'e2d5e6',
  mint: 'c8e4dc',
})

export const skins = named({
  porcelain: 'f1cfb1',
  wheat: 'e7bb92',
  olive: 'd9a97c',
  tan: 'cb9567',
  bronze: 'b57d50',
  brown: '96633f',
  deep: '754a30',
})

export const hairs = named({ black: '1f1b1a', dark: '33261f', brown: '4b3425', grey: '77726c' })
export const eyes = named({ dark: '2a1c16', brown: '46301f', hazel: '5b4a2a' })

export const cloths = named({
  black: '26262a',
  charcoal: '44474d',
  navy: '2c3d5a',
  olive: '6b6a48',
  cocoa: '6f5140',
  plum: '5d4058',
  stone: 'b9ad9b',
  teal: '3e7a78',
  blue: '6d93b8',
  sage: '8fae93',
  rose: 'd3a19d',
  white: 'f7f6f2',
  cream: 'f0e7d6',
  pearl: 'e6e8ea',
  sand: 'd8c09a',
  dusk: '8b7f9c',
  grey: '9a9fa5',
})

export const black = rgb('17171a')
export const white = rgb('ffffff')
export const checks = rgb('b8303a')
const shadow = rgb('3b1f1a')
const lips = rgb('a8453f')

export const mixed = (one: Colour, other: Colour, share: number): Colour => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
]

/** A gradient from one colour at `begins` to the other at `ends`. */
export const between = (one: Colour, other: Colour, begins: number, ends: number) => (place: number) =>
  mixed(one, other, (place - begins) / (ends - begins))

export const darker = (colour: Colour, share: number) => mixed(colour, shadow, share)
export const lighter = (colour: Colour, share: number) => mixed(colour, white, share)
export const lipsOn = (skin: Colour, share: number) => mixed(skin, lips, share)
