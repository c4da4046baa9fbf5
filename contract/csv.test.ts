import { expect, test } from 'vitest'
import { cellOf, csvOf, rowsOf, textIn } from './csv.ts'

test.each<[string, string[][]]>([
  [
    'a,b\r\n"1,5","say ""so"""\n',
    [
      ['a', 'b'],
      ['1,5', 'say "so"'],
    ],
  ],
  [
    'a;b\n1;2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['\ufeffa\n"two\nlines"\n\n3', [['a'], ['two\nlines'], ['3']]],
  ['a,b\n"open', [['a', 'b'], ['open']]],
])('%j is parsed into rows', (text, rows) => {
  expect([...rowsOf(text)].map(({ cells }) => cells)).toEqual(rows)
})

test.each([
  ['=1+1', "'=1+1"],
  ['＝1+1', "'＝1+1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['﹢1', "'﹢1"],
  ['\u22121+1', "'\u22121+1"],
  ['\u200b=1+1', "'\u200b=1+1"],
  ['@sum', "'@sum"],
  ['-5 kg, said she', `"'-5 kg, said she"`],
  ['plain', 'plain'],
])('the cell %j is written as %s, and is not a formula', (text, cell) => {
  expect(cellOf(text)).toBe(cell)
})

test('the separator of the first line applies to all lines, whatever its quoted names contain', () => {
  expect([...rowsOf('"Energy, kcal, 100 g";b\r\n"4;1";2,5')].map(({ cells }) => cells)).toEqual([
    ['Energy, kcal, 100 g', 'b'],
    ['4;1', '2,5'],
  ])
  expect([...rowsOf('a\tb, c\td\n1\t2\t3')].map(({ cells }) => cells)).toEqual([
    ['a', 'b, c', 'd'],
    ['1', '2', '3'],
  ])
})

test('a written file is read back unchanged, each row with its line', () => {
  const rows = [
    ['name', 'note'],
    ['=SUM(A1)', 'two\nlines, and "more"'],
    ['كبسة', '-5'],
  ]
  expect(csvOf(rows).startsWith('\ufeffname,note\r\n')).toBe(true)
  const read = [...rowsOf(csvOf(rows))]
  expect(read.map(({ cells }) => cells.map(textIn))).toEqual(rows)
  expect(read.map(({ line }) => line)).toEqual([1, 2, 4])
})
