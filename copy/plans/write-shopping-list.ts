import type { Language } from '#contract/language.ts'
import { type Aisle, type ShoppingLine, unitsOf } from '#contract/plans/shopping-list.ts'
import { writeNumber } from '../dates.ts'
import { foodGroupNames, nutrientUnitNames } from '../foods/options.ts'
import { isolated } from '../quoted.ts'
import { countedUnits } from './shopping.ts'
import { keptTogether, nameIn } from './words.ts'

/** `6 loaves (540 g)`, `1.2 kg`: rounded up to what a shop sells, with the weight that is needed. */
export function writeBought(language: Language, { food, grams, portion }: ShoppingLine): string {
  const weight = writeWeight(language, grams)
  const bought = unitsOf({ food, grams })
  if (bought) {
    const units = countedUnits[bought.unit](bought.count)[language]
    return bought.unit === 'packet' ? units : `${units} (${weight})`
  }
  const counted = portion && food.portions.find(({ id }) => id === portion.id)
  if (!counted) return weight
  const count = writeNumber(language, Math.ceil(portion.count * 2) / 2)
  return `${count}${keptTogether}×${keptTogether}${isolated(nameIn(language, counted.names))} (${weight})`
}

function writeWeight(language: Language, grams: number): string {
  if (grams < 1_000)
    return `${writeNumber(language, grams < 20 ? Math.ceil(grams) : Math.ceil(grams / 5) * 5)}${keptTogether}${nutrientUnitNames.g[language]}`
  return `${writeNumber(language, Math.ceil(grams / 50) / 20)} ${language === 'ar' ? 'كجم' : 'kg'}`
}

/** The list as plain text, without items that are ticked off. */
export function writeShoppingList(
  language: Language,
  aisles: readonly Aisle[],
  heading: string,
  ticked: readonly string[] = [],
): string {
  const parts = aisles.flatMap(({ group, lines }) => {
    const wanted = lines.filter(({ food }) => !ticked.includes(food.id))
    if (wanted.length === 0) return []
    const list = wanted.map(
      (line) => `- ${nameIn(language, line.food.names)}: ${writeBought(language, line)}`,
    )
    return [[foodGroupNames[group][language], ...list].join('\n')]
  })
  return [heading, ...parts].join('\n\n')
}
