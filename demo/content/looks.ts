import { type Random, randomFrom } from './random.ts'

/** How a person of the demo is drawn: no living person looks like this. */
export type Look = {
  ground: (typeof grounds)[number]
  skin: (typeof skins)[number]
  hair: (typeof hairs)[number]
  eyes: (typeof eyes)[number]
  /** Factors of the usual measure. */
  width: number
  length: number
  brows: number
  smile: number
  glasses: 'none' | 'round' | 'square'
  clothes: Clothes
  head: Head
}

type Clothes =
  | { kind: 'abaya'; colour: (typeof abayas)[number] }
  | { kind: 'coat'; colour: (typeof shirts)[number] }
  | { kind: 'thobe'; colour: (typeof thobes)[number] }

type Head =
  | { kind: 'hijab'; drape: 'wrapped' | 'loose' | 'pinned'; colour: (typeof scarves)[number]; cap: boolean }
  | { kind: 'ghutra' | 'shemagh'; beard: Beard }
  | { kind: 'hair'; cut: 'short' | 'parted' | 'curly' | 'high'; beard: Beard }

type Beard = 'none' | 'moustache' | 'stubble' | 'full' | 'chin'

const grounds = ['sage', 'sand', 'apricot', 'rose', 'sky', 'lilac', 'mint'] as const
const skins = [
  'olive',
  'porcelain',
  'tan',
  'brown',
  'wheat',
  'bronze',
  'olive',
  'deep',
  'wheat',
  'tan',
  'bronze',
] as const
const hairs = ['black', 'dark', 'brown', 'grey'] as const
const eyes = ['dark', 'brown', 'dark', 'hazel'] as const
const abayas = ['black', 'charcoal', 'navy', 'olive', 'cocoa', 'plum', 'stone'] as const
const shirts = ['teal', 'blue', 'sage', 'rose', 'stone', 'navy'] as const
const thobes = ['white', 'white', 'cream', 'pearl'] as const
const scarves = [
  'cream',
  'dusk',
  'navy',
  'sage',
  'black',
  'sand',
  'rose',
  'teal',
  'grey',
  'cocoa',
  'plum',
  'olive',
] as const

/** Neighbours in a list differ in what is seen first; the rest is random, but the same at each start. */
export function lookOf(gender: 'male' | 'female', at: number, isYoung: boolean): Look {
  const random = randomFrom(4_711 + at * 97)
  const inTurn = <T>(some: readonly T[], stride: number): T => some[(at * stride) % some.length] as T
  const spread = (least: number, most: number) => least + random.next() * (most - least)
  return {
    ground: inTurn(grounds, 3),
    skin: inTurn(skins, 5),
    hair: random.of(
      isYoung ? (['black', 'black', 'dark', 'brown'] as const) : (['grey', 'grey', 'black'] as const),
    ),
    eyes: random.of(eyes),
    width: spread(0.93, 1.06),
    length: spread(0.95, 1.05),
    brows: spread(0.8, 1.25),
    smile: spread(0.6, 1.3),
    glasses: random.next() < 0.3 ? random.of(['round', 'square']) : 'none',
    ...(gender === 'female'
      ? {
          clothes:
            random.next() < 0.35
              ? { kind: 'coat', colour: random.of(shirts) }
              : { kind: 'abaya', colour: random.of(abayas) },
          head: {
            kind: 'hijab',
            drape: random.of(['wrapped', 'loose', 'pinned']),
            colour: inTurn(scarves, 5),
            cap: random.next() < 0.35,
          },
        }
      : { ...dressOfMan(random), head: headOfMan(random) }),
  }
}

const dressOfMan = (random: Random): { clothes: Clothes } => ({
  clothes:
    random.next() < 0.3
      ? { kind: 'coat', colour: random.of(shirts) }
      : { kind: 'thobe', colour: random.of(thobes) },
})

function headOfMan(random: Random): Head {
  const beard = random.of(['none', 'moustache', 'stubble', 'stubble', 'full', 'full', 'chin'] as const)
  const kind = random.of(['ghutra', 'shemagh', 'hair', 'hair'] as const)
  return kind === 'hair'
    ? { kind, cut: random.of(['short', 'parted', 'curly', 'high']), beard }
    : { kind, beard }
}
