import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawingOfFood } from '#contract/foods/drawing-of-food.ts'
import { drawings } from '#contract/foods/drawings.ts'
import { shippedFoods } from './shipped.ts'

const shipped = new Map(shippedFoods().map((food) => [food.key, food]))

function drawn(key: string) {
  const food = shipped.get(key)
  if (!food) throw new Error(`There is no food ${key}.`)
  const { names, group } = food
  return [names, { ...names, ar: null }, { ...names, en: null }].map((names) =>
    drawingOfFood({ names, group }),
  )
}

test.each([
  ['kabsa-chicken', 'kabsa'],
  ['bukhari-chicken', 'kabsa'],
  ['saleeg-chicken', 'saleeg'],
  ['jareesh', 'jareesh'],
  ['ful-medames', 'foul'],
  ['shorba-lentil', 'soup'],
  ['shorba-oats', 'soup'],
  ['adas-stew', 'soup'],
  ['chickpeas-canned', 'chickpeas'],
  ['samboosa-cheese', 'samboosa'],
  ['kofta-grilled', 'kebab'],
  ['beef-sirloin-cooked', 'kebab'],
  ['chicken-breast-cooked', 'chicken'],
  ['turkey-breast-cooked', 'chicken'],
  ['molokhia-chicken', 'chicken'],
  ['hamour-grilled', 'hamour'],
  ['tuna-water', 'hamour'],
  ['egg-boiled', 'eggs'],
  ['eggplant-boiled', 'salad'],
  ['shakshuka', 'eggs'],
  ['bread-arabic-whole', 'khubz'],
  ['oats-dry', 'oats'],
  ['rice-brown-cooked', 'rice'],
  ['labneh', 'labneh'],
  ['yogurt-greek', 'yoghurt'],
  ['laban-low', 'laban'],
  ['almond-milk', 'laban'],
  ['halloumi', 'cheese'],
  ['cottage-cheese', 'cheese'],
  ['fattoush', 'salad'],
  ['cucumber', 'salad'],
  ['dates-khalas', 'dates'],
  ['almonds', 'nuts'],
  ['peanut-butter', 'nuts'],
  ['apple', 'apple'],
  ['banana', 'fruit'],
  ['watermelon', 'watermelon'],
  ['pomegranate', 'pomegranate'],
  ['olive-oil', 'oil'],
  ['water', 'water'],
  ['qahwa', 'finjan'],
] as const)('%s is drawn as %s, by its names in both languages and in either', (key, drawing) => {
  expect(drawn(key)).toEqual([drawing, drawing, drawing])
})

test('a food whose name says nothing has the drawing of its group', () => {
  const names = { en: 'Auntie’s own', ar: null }
  expect(drawingOfFood({ names, group: 'fish' })).toBe('hamour')
  expect(drawingOfFood({ names, group: 'sweets' })).toBe('plate')
})

test('the file contains each drawing once, of at most two kilobytes', () => {
  const file = readFileSync('web/art/food.svg', 'utf8')
  const symbols = [...file.matchAll(/<symbol id="(\w+)".*?<\/symbol>/gs)]
  expect(symbols.map(([, name]) => name)).toEqual([...drawings])
  expect(symbols.filter(([text]) => text.length > 2_000).map(([, name]) => name)).toEqual([])
  const parts = new Set([...file.matchAll(/<g id="(f-\w+)"/g)].map(([, id]) => id))
  const used = new Set([...file.matchAll(/href="#(f-\w+)"/g)].map(([, id]) => id))
  expect(used).toEqual(parts)
})
