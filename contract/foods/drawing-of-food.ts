import { foldText } from '../fold-text.ts'
import type { Drawing } from './drawings.ts'
import type { Food, FoodGroup } from './food.ts'
import { singularOf } from './singular.ts'

/** The drawing that resembles a food most: by its name in either language, else by its group. */
export function drawingOfFood({ names, group }: Pick<Food, 'names' | 'group'>): Drawing {
  const words = [names.en, names.ar].flatMap((name) => (name ? wordsIn(name) : []))
  const text = ` ${words.join(' ')} `
  return named.find(([, phrases]) => phrases.some((phrase) => text.includes(phrase)))?.[0] ?? byGroup[group]
}

const byGroup: Record<FoodGroup, Drawing> = {
  vegetables: 'salad',
  fruit: 'fruit',
  meat: 'kebab',
  fish: 'hamour',
  eggs: 'eggs',
  dairy: 'cheese',
  grains: 'rice',
  bread: 'khubz',
  legumes: 'chickpeas',
  nuts: 'nuts',
  oils: 'oil',
  spices: 'plate',
  sauces: 'plate',
  sweets: 'plate',
  drinks: 'water',
  dishes: 'plate',
  other: 'plate',
}

const wordsIn = (text: string): string[] =>
  (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    singularOf(word.replace(/^(?:وال|بال|ال)(?=.{2})/u, '')),
  )

/** What a dish is comes before what it contains: kabsa with chicken is kabsa. */
const named = (
  [
    ['nuts', 'peanut, فول سوداني, زبدة سوداني'],
    [
      'kabsa',
      `kabsa, mandi, bukhari, biryani, maqluba, machboos, sayadieh, murabyan, كبسة, مندي, بخاري, برياني, مقلوبة, مجبوس,
        صيادية, مربين`,
    ],
    ['saleeg', 'saleeg, سليق'],
    [
      'soup',
      'soup, shorba, stew, شوربة, إدام, tharid, ثريد, margoog, مرقوق, qursan, قرصان, matazeez, مطازيز',
    ],
    ['jareesh', 'jareesh, harees, asida, hininy, masoub, جريش, هريس, عصيدة, حنيني, معصوب'],
    ['samboosa', 'samboosa, sambusa, mutabbaq, سمبوسة, سمبوسك, مطبق'],
    ['kebab', 'kofta, kebab, kabab, tawook, كفتة, كباب, طاووق, أوصال'],
    ['salad', 'salad, fattoush, tabbouleh, سلطة, فتوش, تبولة'],
    ['khubz', 'shawarma, sandwich, شاورما, ساندويتش'],
    ['labneh', 'labneh, mutabbal, لبنة, متبل'],
    ['foul', 'ful, foul, fava, bean, فول, فاصوليا'],
    ['chickpeas', 'chickpea, hummus, falafel, حمص, فلافل'],
    ['finjan', 'qahwa, coffee, tea, قهوة, شاي'],
    ['laban', 'milk, laban, حليب, لبن'],
    ['yoghurt', 'yogurt, yoghurt, زبادي, روب'],
    ['cheese', 'cheese, جبنة, جبن'],
    ['oats', 'oat, muesli, granola, شوفان, موسلي, جرانولا'],
    ['soup', 'lentil, عدس'],
    ['eggs', 'egg, shakshuka, omelette, بيض, شكشوكة, أومليت'],
    ['chicken', 'chicken, turkey, دجاج, ديك رومي'],
    ['dates', 'date, تمر, رطب'],
    ['apple', 'apple, تفاح'],
    ['watermelon', 'watermelon, melon, بطيخ, شمام'],
    ['pomegranate', 'pomegranate, رمان'],
    ['rice', 'rice, رز, أرز'],
  ] as const
).map(([drawing, phrases]): [Drawing, string[]] => [
  drawing,
  phrases.split(',').map((phrase) => ` ${wordsIn(phrase).join(' ')} `),
])
