import type { Look } from '../content/looks.ts'
import { type Canvas, type Colour, openCanvas } from './canvas.ts'
import {
  between,
  black,
  checks,
  cloths,
  darker,
  eyes,
  grounds,
  hairs,
  lighter,
  lipsOn,
  mixed,
  skins,
  white,
} from './colours.ts'

type Shape = { half: number; chin: number }

/** A person from the shoulders up, as RGB pixels. */
export function drawPortrait(look: Look, side: number): Buffer {
  const canvas = openCanvas(side, [14, 9, 72])
  const shape = { half: 14.5 * look.width, chin: 62 + (look.length - 1) * 30 }
  drawGround(canvas, grounds[look.ground])
  if (look.head.kind === 'hijab') drawWoman(canvas, look, look.head, shape)
  else drawMan(canvas, look, look.head, shape)
  return canvas.pixels
}

/** Runs a gradient along y instead of x. */
const down = (paint: (place: number) => Colour) => (_: number, y: number) => paint(y)

function drawGround({ fill }: Canvas, colour: Colour): void {
  fill('M0 0 L100 0 L100 100 L0 100 Z', down(between(lighter(colour, 0.35), colour, 0, 100)))
  fill(round(50, 46, 39, 39), lighter(colour, 0.6), 0.45)
}

function drawWoman(
  canvas: Canvas,
  look: Look,
  { drape, colour, cap }: Extract<Look['head'], { kind: 'hijab' }>,
  shape: Shape,
): void {
  const { fill } = canvas
  const cloth = cloths[colour]
  const skin = skins[look.skin]
  drawClothes(canvas, look)
  fill(
    'M50 13 C32 13 27.5 29 28.5 45 C29.2 57 27 66 19 76 C26 86 38 90 50 90 C62 90 74 86 81 76 C73 66 70.8 57 71.5 45 C72.5 29 68 13 50 13 Z',
    down(between(lighter(cloth, 0.06), darker(cloth, 0.14), 0, 90)),
  )
  const { half, chin } = { half: shape.half - 0.7, chin: shape.chin - 1 }
  // The cloth's own shadow around the face.
  fill(faceOf({ half: half + 1.4, chin: chin + 1.6 }, 24), darker(cloth, 0.32), 0.75)
  if (cap) fill(faceOf({ half: half + 0.8, chin: chin + 0.6 }, 25.2), darker(cloth, 0.55))
  fill(faceOf({ half, chin }, cap ? 30 : 27), skin)
  drawFeatures(canvas, look, shape, true)
  drapes[drape](canvas, cloth, chin)
}

const drapes: Record<'wrapped' | 'loose' | 'pinned', (canvas: Canvas, cloth: Colour, chin: number) => void> =
  {
    wrapped({ fill }, cloth, chin) {
      const over = `M33.5 49 C36 ${chin - 1} 43 ${chin + 3} 50 ${chin + 3} C57 ${chin + 3} 63 ${chin - 1} 66.6 47 C70 54 71.5 62 78 72 C66 86 44 86 27 75 C31 66 32.5 58 33.5 49 Z`
      fill(over, between(lighter(cloth, 0.1), darker(cloth, 0.08), 0, 100))
      fill('M30 68 C42 82 60 82 74 67 C62 78 44 78 30 68 Z', darker(cloth, 0.45), 0.4)
      fill('M33 60 C42 74 58 75 70 61 C59 71 43 70 33 60 Z', darker(cloth, 0.45), 0.35)
    },
    loose({ fill }, cloth, chin) {
      fill(
        `M33.5 47 C35.5 ${chin} 42 ${chin + 6} 47 ${chin + 7} C44 76 43 88 42 100 L22 100 C20 90 24 78 29 68 C32 61 33 55 33.5 47 Z`,
        between(darker(cloth, 0.06), lighter(cloth, 0.12), 0, 50),
      )
      fill(
        `M66.5 47 C64.5 ${chin} 55 ${chin + 5} 44 ${chin + 5} C50 ${chin + 14} 60 88 62 100 L76 100 C79 90 76 78 71 68 C68 61 67 55 66.5 47 Z`,
        between(lighter(cloth, 0.12), darker(cloth, 0.1), 45, 80),
      )
      fill(`M60 ${chin + 1} C56 72 62 86 66 100 C60 88 52 76 60 ${chin + 1} Z`, darker(cloth, 0.5), 0.35)
    },
    pinned({ fill }, cloth, chin) {
      fill(
        `M33.5 48 C36 ${chin} 43 ${chin + 3} 50 ${chin + 3.5} C57 ${chin + 3} 64 ${chin} 66.5 48 C68 58 71 66 77 73 C66 80 57 90 50 94 C43 90 34 80 23 73 C29 66 32 58 33.5 48 Z`,
        down(between(lighter(cloth, 0.12), darker(cloth, 0.06), 45, 95)),
      )
      fill(`M50 ${chin + 5} C45 74 40 80 33 82 C41 77 46 72 50 ${chin + 5} Z`, darker(cloth, 0.5), 0.4)
      fill(`M50 ${chin + 5} C55 74 60 80 67 82 C59 77 54 72 50 ${chin + 5} Z`, darker(cloth, 0.5), 0.4)
      fill(round(50, chin + 5.4, 1, 1), lighter(cloth, 0.7))
    },
  }

type HeadOfMan = Exclude<Look['head'], { kind: 'hijab' }>

function drawMan(canvas: Canvas, look: Look, head: HeadOfMan, shape: Shape): void {
  const { fill } = canvas
  const skin = skins[look.skin]
  const hair = hairs[look.hair]
  const { half, chin } = shape
  if (head.kind !== 'hair') drawClothBehind(canvas, head.kind)
  drawClothes(canvas, look)
  fill(`M43 52 L57 52 L57.5 70 C54 76 46 76 42.5 70 Z`, darker(skin, 0.12))
  fill(
    `M43 ${chin - 5} L57 ${chin - 5} L57.2 ${chin + 1} C54 ${chin + 6} 46 ${chin + 6} 42.8 ${chin + 1} Z`,
    darker(skin, 0.3),
    0.5,
  )
  drawCollar(canvas, look)
  for (const x of [50 - half, 50 + half]) {
    fill(round(x, 43.5, 2.6, 4), darker(skin, 0.06))
    fill(round(x, 43.8, 1.3, 2.4), darker(skin, 0.25), 0.5)
  }
  fill(faceOf(shape, 23), skin)
  drawBeard(canvas, head.beard, hair, skin, shape)
  drawFeatures(canvas, look, shape, false)
  if (head.kind === 'hair') cuts[head.cut](canvas, hair, half)
  else drawClothBefore(canvas, head.kind, half)
}

const cuts: Record<
  'short' | 'parted' | 'curly' | 'high',
  (canvas: Canvas, hair: Colour, half: number) => void
> = {
  short({ fill }, hair, half) {
    const [left, right] = [50 - half, 50 + half]
    fill(
      `M${left - 0.6} 41 C${left - 2.5} 26 38 17 50 17 C62 17 ${right + 2.5} 26 ${right + 0.6} 41 C${right - 1.2} 37 ${right - 1.4} 33 ${right - 3} 30 C58 27.5 42 27.5 ${left + 3} 30 C${left + 1.4} 33 ${left + 1.2} 37 ${left - 0.6} 41 Z`,
      hair,
    )
    fill('M40 20 C46 18.4 54 18.4 60 21 C54 20.6 46 20.6 40 20 Z', lighter(hair, 0.4), 0.35)
  },
  parted({ fill }, hair, half) {
    const [left, right] = [50 - half, 50 + half]
    fill(
      `M${left - 0.6} 42 C${left - 3.4} 27 37 15 52 15.4 C65 16 ${right + 3} 26 ${right + 0.6} 42 C${right - 1} 37 ${right - 1.4} 33 ${right - 3.4} 29.5 C58 30 48 29 42.5 25.8 C41 28.4 ${left + 3.4} 29.4 ${left + 2.6} 32 C${left + 1} 35 ${left + 1} 38 ${left - 0.6} 42 Z`,
      hair,
    )
    fill('M43 22.6 C50 18 60 19 64 24 C58 20.6 50 20.6 43 22.6 Z', lighter(hair, 0.4), 0.3)
  },
  curly({ fill }, hair, half) {
    const [left, right] = [50 - half, 50 + half]
    fill(
      `M${left - 0.4} 40 C${left - 3} 29 37 16 50 16 C63 16 ${right + 3} 29 ${right + 0.4} 40 C${right - 1} 36 ${right - 2} 33 ${right - 3} 30 C58 28 42 28 ${left + 3} 30 C${left + 2} 33 ${left + 1} 36 ${left - 0.4} 40 Z`,
      hair,
    )
    for (let at = 0; at < 11; at++) {
      const turn = Math.PI * (1.06 + (at / 10) * 0.88)
      fill(round(50 + Math.cos(turn) * (half + 0.4), 33 + Math.sin(turn) * 15.6, 3.5, 3.5), hair)
    }
    for (let at = 0; at < 6; at++) fill(round(39.6 + at * 4.2, 28.4 - (at % 2) * 0.9, 2.6, 2.4), hair)
  },
  high({ fill }, hair, half) {
    const [left, right] = [50 - half, 50 + half]
    fill(
      `M${left - 0.6} 42 C${left - 2.4} 27 40 17.6 50 17.6 C60 17.6 ${right + 2.4} 27 ${right + 0.6} 42 C${right - 0.8} 37 ${right - 1} 33 ${right - 1.8} 30 C${right - 4} 24.6 56 27.6 50 27.6 C44 27.6 ${left + 4} 24.6 ${left + 1.8} 30 C${left + 1} 33 ${left + 0.8} 37 ${left - 0.6} 42 Z`,
      hair,
    )
  },
}

function drawBeard({ fill }: Canvas, beard: string, hair: Colour, skin: Colour, { half, chin }: Shape): void {
  const [left, right] = [50 - half, 50 + half]
  const jaw = `M${left - 0.1} 43 C${left + 0.4} 54 41 ${chin + 1} 50 ${chin + 1} C59 ${chin + 1} ${right - 0.4} 54 ${right + 0.1} 43 C${right - 1.6} 48 ${right - 3} 50.6 57.5 51 C54 50.4 52 50.8 50 51 C48 50.8 46 50.4 42.5 51 C${left + 3} 50.6 ${left + 1.6} 48 ${left + 0.1} 43 Z`
  const moustache =
    'M42.6 53.4 C45 50.2 48 50.4 50 51.4 C52 50.4 55 50.2 57.4 53.4 C54 52.4 52 52.6 50 52.9 C48 52.6 46 52.4 42.6 53.4 Z'
  const tip = `M42.6 52.6 C42.8 58 45 ${chin + 0.9} 50 ${chin + 0.9} C55 ${chin + 0.9} 57.2 58 57.4 52.6 C56.4 57.4 53.4 58.6 50 58.6 C46.6 58.6 43.6 57.4 42.6 52.6 Z`
  if (beard === 'full') fill(jaw, mixed(hair, skin, 0.1))
  if (beard === 'stubble') fill(jaw, hair, 0.32)
  if (beard === 'chin') fill(tip, hair, 0.92)
  if (beard === 'moustache' || beard === 'chin' || beard === 'full') fill(moustache, hair)
}

function drawFeatures({ fill }: Canvas, look: Look, { half, chin }: Shape, isWoman: boolean): void {
  const skin = skins[look.skin]
  const eye = eyes[look.eyes]
  const brow = isWoman
    ? mixed(hairs[look.hair === 'grey' ? 'dark' : look.hair], skin, 0.15)
    : hairs[look.hair]
  const apart = half * 0.43
  for (const side of [-1, 1]) {
    const x = 50 + side * apart
    fill(round(50 + side * (apart + 1.6), 49.5, 3.6, 2.6), lipsOn(skin, 0.5), isWoman ? 0.26 : 0.1)
    fill(
      `M${x - 2.9} 42.4 C${x - 1.4} 40.4 ${x + 1.4} 40.4 ${x + 2.9} 42.4 C${x + 1.4} 44.1 ${x - 1.4} 44.1 ${x - 2.9} 42.4 Z`,
      lighter(skin, 0.88),
    )
    fill(round(x, 42.2, 1.55, 1.7), eye)
    fill(round(x + 0.5, 41.6, 0.5, 0.5), white, 0.9)
    const lash = isWoman ? 0.75 : 0.35
    fill(
      `M${x - 3.2} 42.6 C${x - 1.5} ${40.3 - lash} ${x + 1.5} ${40.3 - lash} ${x + 3.2} 42.6 C${x + 1.4} 40.8 ${x - 1.4} 40.8 ${x - 3.2} 42.6 Z`,
      isWoman ? black : darker(skin, 0.6),
    )
    const [inner, outer] = [x - side * 3.3, x + side * 4]
    const thick = (isWoman ? 1 : 1.55) * look.brows
    fill(
      `M${inner} ${38.2} C${x - side} ${36.9 - thick * 0.4} ${x + side * 2} ${36.2 - thick * 0.3} ${outer} 38.3 C${x + side * 2} ${36.5 + thick * 0.6} ${x - side} ${37 + thick * 0.6} ${inner} ${38.2 + thick} Z`,
      brow,
    )
  }
  fill(
    'M51.4 41.5 C51.2 45 53.2 47.6 52.8 49.2 C52 50.4 49.4 50.3 48.2 49.5 C50 49.7 51.4 49.4 51.6 48.8 C51.6 47 50.6 45 51.4 41.5 Z',
    darker(skin, 0.36),
    0.6,
  )
  const curve = 1.5 * look.smile
  const lip = lipsOn(skin, isWoman ? 0.62 : 0.42)
  fill(
    `M45.4 54.4 C47.4 53.6 49 53.3 50 53.8 C51 53.3 52.6 53.6 54.6 54.4 C53 ${55.4 + curve} 51.4 ${55.9 + curve} 50 ${55.9 + curve} C48.6 ${55.9 + curve} 47 ${55.4 + curve} 45.4 54.4 Z`,
    lip,
  )
  fill(
    `M45.2 54.3 C47.6 ${54.8 + curve * 0.5} 52.4 ${54.8 + curve * 0.5} 54.8 54.3 C52.4 ${55.4 + curve * 0.55} 47.6 ${55.4 + curve * 0.55} 45.2 54.3 Z`,
    darker(lip, 0.55),
    0.8,
  )
  fill(round(50, chin - 3.4, 2.6, 0.5), darker(skin, 0.3), 0.2)
  if (look.glasses !== 'none') drawGlasses({ fill }, look.glasses, apart, half - (isWoman ? 0.7 : 0))
}

function drawGlasses(
  { fill }: Pick<Canvas, 'fill'>,
  glasses: 'round' | 'square',
  apart: number,
  half: number,
): void {
  const frame = [52, 46, 44] as const
  for (const side of [-1, 1]) {
    const x = 50 + side * (apart + 0.2)
    const [outside, inside] =
      glasses === 'round'
        ? [round(x, 42.6, 5, 4.8), round(x, 42.6, 4.35, 4.15, true)]
        : [boxed(x, 42.6, 5.1, 4.1), boxed(x, 42.6, 4.4, 3.4, true)]
    fill(glasses === 'round' ? round(x, 42.6, 4.6, 4.4) : boxed(x, 42.6, 4.6, 3.6), white, 0.14)
    fill(outside + inside, frame)
    const edge = x + side * 4.9
    const temple = 50 + side * half
    fill(`M${edge} 41.4 L${temple} 40.8 L${temple} 41.6 L${edge} 42.2 Z`, frame)
  }
  fill(`M${50 - apart + 4.9} 41.8 Q50 40 ${50 + apart - 4.9} 41.8 Q50 41 ${50 - apart + 4.9} 41.8 Z`, frame)
}

function drawClothes({ fill }: Canvas, { clothes }: Look): void {
  const cloth = clothes.kind === 'coat' ? white : cloths[clothes.colour]
  fill(
    'M7 100 C8 84 22 76 41 70 C46 74 54 74 59 70 C78 76 92 84 93 100 Z',
    between(lighter(cloth, 0.08), darker(cloth, 0.16), 20, 93),
  )
  if (clothes.kind !== 'coat') return
  fill('M41 70 C46 74 54 74 59 70 L62 72 L52 100 L48 100 L38 72 Z', cloths[clothes.colour])
  for (const side of [-1, 1]) {
    const at = (x: number) => 50 + side * x
    fill(
      `M${at(9.5)} 70 L${at(17)} 73 L${at(19)} 84 L${at(14)} 84.5 L${at(2)} 100 L${at(1)} 100 Z`,
      lighter(cloths.pearl, 0.45),
    )
    fill(
      `M${at(17)} 73 L${at(19)} 84 L${at(14)} 84.5 L${at(2)} 100 L${at(13.4)} 83.6 L${at(18)} 83.2 Z`,
      cloths.grey,
      0.6,
    )
  }
}

/** Drawn over the neck, unlike a scarf. */
function drawCollar({ fill }: Canvas, { clothes, skin }: Look): void {
  const cloth = cloths[clothes.colour]
  if (clothes.kind === 'thobe') {
    fill('M41.6 66.5 C44 73 56 73 58.4 66.5 L59.6 71 C57 77.5 43 77.5 40.4 71 Z', lighter(cloth, 0.4))
    fill('M40.4 71 C43 77.5 57 77.5 59.6 71 C57 78.6 43 78.6 40.4 71 Z', darker(cloth, 0.3), 0.5)
    fill('M49.3 75.8 L50.7 75.8 L50.9 100 L49.1 100 Z', darker(cloth, 0.16), 0.6)
    for (const y of [80, 88]) fill(round(50, y, 0.8, 0.8), darker(cloth, 0.35), 0.7)
  } else {
    fill('M43 68 L50 80 L57 68 C55 74 45 74 43 68 Z', darker(skins[skin], 0.12))
    for (const side of [-1, 1]) {
      const at = (x: number) => 50 + side * x
      fill(`M${at(7.8)} 66 L${at(10.4)} 70 L${at(6)} 81 L${at(0)} 76.5 Z`, lighter(cloth, 0.22))
    }
  }
}

const clothOf = (kind: 'ghutra' | 'shemagh') => (kind === 'ghutra' ? () => cloths.white : checked)

/** White with fine red checks. */
function checked(x: number, y: number): Colour {
  const wave = Math.sin((x + y) * 1.9) * Math.sin((x - y) * 1.9)
  return mixed(cloths.white, checks, Math.min(1, Math.max(0, 0.5 + wave * 1.3)) * 0.8)
}

function drawClothBehind({ fill }: Canvas, kind: 'ghutra' | 'shemagh'): void {
  fill(
    'M50 13 C33 13 30 26 30 36 C29.4 54 26 66 17 80 C28 90 72 90 83 80 C74 66 70.6 54 70 36 C70 26 67 13 50 13 Z',
    clothOf(kind),
  )
  fill(
    'M50 13 C33 13 30 26 30 36 C29.4 54 26 66 17 80 C28 90 72 90 83 80 C74 66 70.6 54 70 36 C70 26 67 13 50 13 Z',
    [70, 60, 60],
    0.24,
  )
}

function drawClothBefore({ fill }: Canvas, kind: 'ghutra' | 'shemagh', half: number): void {
  const cloth = clothOf(kind)
  const [left, right] = [50 - half, 50 + half]
  const shade = [90, 84, 88] as const
  for (const side of [-1, 1]) {
    const at = (x: number) => 50 + side * x
    const near = half - 0.6
    const flap = `M${at(near)} 28 C${at(near + 0.6)} 44 ${at(near + 0.4)} 58 ${at(near - 2)} 76 C${at(near + 2)} 84 ${at(near + 14)} 86 ${at(near + 19)} 78 C${at(25)} 66 ${at(21.4)} 54 ${at(20.4)} 37 C${at(20)} 31 ${at(18)} 26 ${at(near)} 28 Z`
    fill(flap, cloth)
    fill(
      `M${at(near)} 30 C${at(near + 0.6)} 44 ${at(near + 0.4)} 58 ${at(near - 2)} 76 C${at(near + 2.6)} 60 ${at(near + 2.4)} 46 ${at(near)} 30 Z`,
      shade,
      0.28,
    )
    fill(
      `M${at(18.6)} 40 C${at(19)} 58 ${at(22)} 70 ${at(27)} 81 C${at(20)} 70 ${at(17.6)} 56 ${at(18.6)} 40 Z`,
      shade,
      0.22,
    )
  }
  fill(
    `M${left - 0.4} 33 C${left + 3} 28.6 44 27 50 27 C56 27 ${right - 3} 28.6 ${right + 0.4} 33 C${right + 7} 33 ${right + 4.4} 11 50 11 C${left - 4.4} 11 ${left - 7} 33 ${left - 0.4} 33 Z`,
    cloth,
  )
  fill(
    `M${left - 0.4} 33 C${left + 3} 28.6 44 27 50 27 C56 27 ${right - 3} 28.6 ${right + 0.4} 33 C${right - 3} 30.4 56 28.6 50 28.6 C44 28.6 ${left + 3} 30.4 ${left - 0.4} 33 Z`,
    shade,
    0.3,
  )
  const band = (y: number, tall: number) =>
    `M${left - 4.6} ${y + 3.4} C${left + 3} ${y - 1.4} ${right - 3} ${y - 1.4} ${right + 4.6} ${y + 3.4} L${right + 4.8} ${y + 3.4 + tall} C${right - 3} ${y - 1.4 + tall} ${left + 3} ${y - 1.4 + tall} ${left - 4.8} ${y + 3.4 + tall} Z`
  fill(band(19.6, 5.2), black)
  fill(band(21.7, 0.5), [92, 92, 96], 0.8)
}

/** A head without ears: round above, and as long as the chin says. */
function faceOf({ half, chin }: Shape, top: number): string {
  const [left, right] = [50 - half, 50 + half]
  const crown = top - (40 - top) * 0.12
  return `M${left} 41 C${left} ${crown} ${right} ${crown} ${right} 41 C${right} ${chin - 9} ${50 + half * 0.55} ${chin} 50 ${chin} C${50 - half * 0.55} ${chin} ${left} ${chin - 9} ${left} 41 Z`
}

/** Four curves are as good as a circle; drawn the other way round it is a hole. */
export function round(x: number, y: number, wide: number, tall: number, isHole = false): string {
  const [bendX, bendY] = [wide * 0.5523, tall * 0.5523]
  const way = isHole ? -1 : 1
  return `M${x - wide} ${y} C${x - wide} ${y - bendY * way} ${x - bendX} ${y - tall * way} ${x} ${y - tall * way} C${x + bendX} ${y - tall * way} ${x + wide} ${y - bendY * way} ${x + wide} ${y} C${x + wide} ${y + bendY * way} ${x + bendX} ${y + tall * way} ${x} ${y + tall * way} C${x - bendX} ${y + tall * way} ${x - wide} ${y + bendY * way} ${x - wide} ${y} Z`
}

/** A box with slightly rounded corners. */
function boxed(x: number, y: number, wide: number, tall: number, isHole = false): string {
  const way = isHole ? -1 : 1
  const [soft, high] = [wide * 0.7, tall * 0.7 * way]
  const t = tall * way
  return `M${x - wide} ${y - high} Q${x - wide} ${y - t} ${x - soft} ${y - t} L${x + soft} ${y - t} Q${x + wide} ${y - t} ${x + wide} ${y - high} L${x + wide} ${y + high} Q${x + wide} ${y + t} ${x + soft} ${y + t} L${x - soft} ${y + t} Q${x - wide} ${y + t} ${x - wide} ${y + high} Z`
}
