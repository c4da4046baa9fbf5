import { expect, test } from 'vitest'
import { statedAllergies } from './stated-allergies.ts'

test.each([
  ['Peanuts, shellfish', ['Peanuts', 'shellfish']],
  ['الفول السوداني، السمسم', ['الفول السوداني', 'السمسم']],
  ['Peanuts;\nMilk.\npeanuts,Peanuts', ['Peanuts', 'Milk', 'peanuts']],
  ['No nuts', ['No nuts']],
  ['None', []],
  ['لا توجد', []],
  ['', []],
])('%j is read as %j', (text, stated) => {
  expect(statedAllergies(text)).toEqual(stated)
})
