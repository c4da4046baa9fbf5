import { expect, test } from 'vitest'
import { allergens, allergensIn } from '#contract/foods/allergens.ts'
import { confidences, foodGroups, marks, markValues } from '#contract/foods/food.ts'
import { nutrients, nutrientUnits } from '#contract/foods/nutrients.ts'
import { allergenNames } from './allergens.ts'
import * as names from './options.ts'

test.each(allergens)('%s has its own name', (allergen) => {
  expect(allergensIn(allergenNames[allergen].en)).toContain(allergen)
  expect(allergensIn(allergenNames[allergen].ar)).toContain(allergen)
})

test('every option has a name, in the order of its list', () => {
  const { foodGroupNames, nutrientNames, markNames, markValueNames, confidenceNames, nutrientUnitNames } =
    names
  expect(Object.keys(foodGroupNames)).toEqual(foodGroups)
  expect(Object.keys(nutrientNames)).toEqual(nutrients)
  expect(Object.keys(markNames)).toEqual(marks)
  expect(Object.keys(markValueNames)).toEqual(markValues)
  expect(Object.keys(confidenceNames)).toEqual(confidences)
  expect(Object.keys(nutrientUnitNames)).toEqual([...new Set(Object.values(nutrientUnits))])
})
