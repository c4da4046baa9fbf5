import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { innerWidth, margin, openSheet } from './sheet.ts'

const written = async (language: 'en' | 'ar', text: string, width = innerWidth) => {
  const sheet = openSheet(language, 'Page')
  sheet.begin()
  const height = sheet.write(text, { x: margin, y: 40, width }, { size: 10 })
  expect(height).toBe(sheet.heightOf(text, width, 10))
  const task = getDocument({ data: await sheet.finish(), verbosity: 0 })
  const { items } = await (await (await task.promise).getPage(1)).getTextContent()
  const lines = new Map<number, { text: string; from: number }[]>()
  for (const item of items)
    if ('str' in item && item.str.trim())
      lines.set(item.transform[5], [
        ...(lines.get(item.transform[5]) ?? []),
        { text: item.str, from: item.transform[4] },
      ])
  await task.destroy()
  return [...lines.values()]
}

const readBack = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text).join('')

test.each(['en', 'ar'] as const)(
  'a text in two languages keeps its lines, each in its own direction, in %s',
  async (language) => {
    const lines = await written(language, 'Soak it overnight.\nانقعه ليلة كاملة.\n\nThen boil it.')
    expect(lines).toHaveLength(3)
    // Read back, the Arabic line ends with its full stop, so the full stop is drawn at the left.
    expect(lines.map(readBack)).toEqual(['Soak it overnight.', 'انقعه ليلة كاملة.', 'Then boil it.'])
  },
)

test('letters are joined and can be copied correctly, whatever glyphs were drawn before', async () => {
  const lines = await written('ar', 'هههه 1:2 طظض\nالهوية 250.00 الوصف')
  const read = lines
    .at(-1)
    ?.map(({ text }) => text.normalize('NFKC'))
    .join('')
  for (const letter of 'الهويةالوصف250.00') expect(read).toContain(letter)
  expect(read).not.toContain(' ه ')
})

test('no line breaks between a number and its unit, at any width', async () => {
  const lines = async (width: number) =>
    (await written('en', 'Bread and cheese and some 120\u00a0g', width)).map((pieces) =>
      pieces.map(({ text }) => text).join(''),
    )
  for (let width = 40; width < 180; width += 5)
    expect((await lines(width)).filter((line) => line.startsWith('g'))).toEqual([])
})

/** `readBack` reads from the left unless most of the line is Arabic; then it reverses the text, brackets included. */
test.each([
  ['en', 'الرقم: \u2068D1-2026-000051\u2069', 'D1-2026-000051 :الرقم'],
  ['en', 'تصحيح: \u2068\u2068D1-2026-000051\u2069 (3 مايو)\u2069', 'تصحيح: D1-2026-000051 )3 مايو('],
  ['ar', 'Number: \u2068رقم\u2069', 'Number: رقم'],
] as const)(
  'on a page in %s the line «%s» begins on its own language’s side',
  async (language, text, read) => {
    const [line = []] = await written(language, text)
    expect(readBack(line)).toBe(read)
  },
)

test('a text that a further page repeats is drawn, and a screen reader skips it', async () => {
  const sheet = openSheet('en', 'Page')
  sheet.begin()
  const place = { x: margin, y: 40, width: innerWidth }
  sheet.write('Fee', place, { size: 10 })
  sheet.pdf.addPage()
  sheet.write('Fee', place, { size: 10, isRepeated: true })
  sheet.write('-3.00', { ...place, y: 60 }, { size: 10 })
  const task = getDocument({ data: await sheet.finish(), verbosity: 0 })
  const page = await (await task.promise).getPage(2)
  const { items } = await page.getTextContent()
  const structure = JSON.stringify(await page.getStructTree())
  await task.destroy()
  expect(items.flatMap((item) => ('str' in item && item.str ? [item.str] : []))).toEqual(['Fee', '-3.00'])
  expect(structure).toContain('"alt":"-3.00"')
  expect(structure.match(/"type":"content"/g)).toHaveLength(1)
})
