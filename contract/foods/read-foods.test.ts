import { expect, test } from 'vitest'
import { foldText } from '../fold-text.ts'
import { timesOf } from './food-columns.ts'
import { columnsOf, type FoodsWords, missingColumns, openFoods, readFoods } from './read-foods.ts'

const words: FoodsWords = {
  groups: new Map([
    [foldText('الحلويات والسكر'), 'sweets'],
    ['drinks', 'drinks'],
  ]),
  portion: { nameEn: 'Portion' },
}

const opened = (text: string) => {
  const file = openFoods(text)
  if (!file) throw new Error('There is no table in it.')
  return { file, columns: columnsOf(file) }
}
const read = (text: string) => {
  const { file, columns } = opened(text)
  return readFoods(file, columns, words)
}

test.each([
  ['Name,Energy (kcal),Protein,Carbohydrate,Fat', 'name energy protein carbohydrate fat'],
  ['Food;kJ;Proteins per 100 g;Carbs;Fat, total', 'name energy protein carbohydrate fat'],
  ['name_en\tname_ar\tcalories\tdietary fiber\tof which sugars', 'nameEn nameAr energy fibre sugars'],
  ['اسم الطعام,السُّعرات الحرارية,البروتين (غ),الكربوهيدرات,الدهون', 'name energy protein carbohydrate fat'],
  ['الاسم بالعربية;الطاقة;الألياف;فيتامين أ;وزن الحصة', 'nameAr energy fibre vitaminA portionGrams'],
  ['Name,Colour,name', 'name - -'],
  ['Serving (g),Serving', 'portionGrams portion'],
])('the heading %s is recognised', (heading, said) => {
  expect(
    opened(`${heading}\nx`)
      .columns.map(({ of }) => of ?? '-')
      .join(' '),
  ).toBe(said)
})

test.each([
  ['Sodium per 100 g', 1],
  ['Sodium (g)', 1_000],
  ['Sodium (mg/100g)', 1],
  ['الصوديوم لكل 100 غ (ملغ)', 1],
  ['Energy (kJ)', 1 / 4.184],
  ['Vitamin D (mcg)', 1],
  ['Vitamin D (mg)', 1_000],
  ['Protein (kcal)', null],
])('a figure under %s is multiplied by %s', (heading, times) => {
  const [column] = opened(`${heading}\n1`).columns
  const found = column && timesOf(column)
  if (times === null) expect(found).toBeNull()
  else expect(found).toBeCloseTo(times, 9)
})

test('missing required columns are named', () => {
  expect(missingColumns(opened('Food,Protein\nx,1').columns)).toEqual(['energy', 'carbohydrate', 'fat'])
  expect(openFoods('Name,Energy\n')).toBeNull()
  expect(openFoods(`Name\n${'x\n'.repeat(1_001)}`)).toBeNull()
})

const heading = 'Name;Group;Energy (kJ);Protein;Carbs;Fat;Salt (g);Portion;Allergens;Vegan'

test('a line is a food in either language, with its digits and units, and with a line break in its name', () => {
  const { foods, refused } = read(
    `\ufeff${heading}\r\n"رقائق\nالعدس";الحلويات والسكر;١٧١٥,٤;18;60;9,5;1,2;عبوة (٤٠ غ);سمسم;نعم\r\nTea;drinks;4.184;0;0.1;-;;;;\r\nTea;drinks;4.184;0;0.1;0;;;;`,
  )
  expect(foods.map(({ line, food }) => [line, food])).toEqual([
    [
      2,
      {
        nameAr: 'رقائق العدس',
        group: 'sweets',
        per100g: {
          energy: expect.closeTo(410, 1),
          protein: 18,
          carbohydrate: 60,
          fat: 9.5,
          sodium: expect.closeTo(480, 6),
        },
        portions: [{ nameAr: 'عبوة', grams: 40 }],
        allergens: ['sesame'],
        marks: { halal: 'depends', vegetarian: 'depends', vegan: 'yes' },
      },
    ],
    [5, expect.objectContaining({ nameEn: 'Tea', portions: [] })],
  ])
  expect(refused.map(({ line, code, column }) => [line, code, column])).toEqual([[4, 'value_missing', 'fat']])
})

test('each line that is not a valid food is reported with its place and reason', () => {
  const { foods, refused } = read(
    [
      'Name,Energy,Protein,Carbs,Fat,Portion,Vegan',
      'Rice,365,7,80,0.7,,',
      ',365,7,80,0.7,,',
      `${'x'.repeat(81)},365,7,80,0.7,,`,
      'A,lots,7,80,0.7,,',
      'B,1000,7,80,0.7,,',
      'C,400,50,50,50,,',
      'D,365,7,80,0.7,cup,',
      'E,365,7,80,0.7,,perhaps',
      'Rice,1,1,1,1,,',
    ].join('\n'),
  )
  expect(foods).toHaveLength(1)
  expect(refused.map(({ line, code, column }) => `${line} ${code} ${column ?? ''}`.trim())).toEqual([
    '3 name_missing name',
    '4 name_too_long name',
    '5 value_unreadable energy',
    '6 value_implausible energy',
    '7 sum_implausible',
    '8 portion_incomplete portionGrams',
    '9 mark_unknown vegan',
    '10 twice',
  ])
})

test.each([
  ['"1,200"', 'Sodium', 1_200],
  ['"1,5"', 'Sodium', 1.5],
  ['"0,125"', 'Sodium', 0.125],
])('in a comma-separated file the figure %s of %s is %d', (cell, column, value) => {
  const { foods } = read(`Name,Energy,Protein,Carbs,Fat,${column}\nx,1,0,0,0,${cell}`)
  expect(foods[0]?.food.per100g?.sodium).toBe(value)
})
