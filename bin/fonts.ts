import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

/** One instance of the variable font: semi-bold, soft, without its leaning letters, drawn for headings. */
const instance = { wght: 560, SOFT: 100, WONK: 0, opsz: 72 }

const letters = {
  latin: `${span(0x20, 0x7e)}\u00a0·–—‘’“”…×−«»©`,
  /** What Arabic headings and prices take from the Latin face, so that a price looks the same in both languages. */
  figures: '0123456789.,:%+−-–/()·«»',
  /** Without the comma, which is hardly seen there; the text face has a better one. */
  arabic: ` \u00a0؛؟٪${span(0x621, 0x63a)}${span(0x640, 0x652)}\u0670\u0671`,
}

const fraunces = require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2')
const elMessiri = require.resolve('@fontsource/el-messiri/files/el-messiri-arabic-700-normal.woff2')

/** Cuts the display face for `web/ui/fonts.css`, whose ranges name the same letters. */
await cut('fraunces-latin', fraunces, letters.latin, instance)
await cut('fraunces-figures', fraunces, letters.figures, instance)
await cut('el-messiri-arabic', elMessiri, letters.arabic)

async function cut(name: string, source: string, text: string, variationAxes?: Record<string, number>) {
  const whole = await readFile(source)
  const part = await subsetFont(whole, text, {
    targetFormat: 'woff2',
    // Arabic joins its letters by layout rules; in Latin they would bring small capitals and swashes along.
    noLayoutClosure: variationAxes !== undefined,
    ...(variationAxes && { variationAxes }),
  })
  await writeFile(`web/ui/fonts/${name}.woff2`, part)
  console.log(`${name}: ${part.length} bytes`)
}

function span(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, step) => first + step))
}
