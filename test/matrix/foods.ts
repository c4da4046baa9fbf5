import { shippedFoodId } from '#server/foods/shipped.ts'
import { dietitiansOnly, type Rows } from './row.ts'

export const foodRows = {
  searchFoods: { sample: { q: 'kabsa', group: 'dishes', mine: '1' }, expects: dietitiansOnly(200) },
  readFood: {
    sample: ({ practice }) => ({ id: practice.food }),
    expects: { ...dietitiansOnly(404), dietitian: 200 },
  },
  addFood: { given: ['practice'], sample: recipe(), expects: dietitiansOnly(201) },
  importFoods: { given: ['practice'], sample: { foods: [food()] }, expects: dietitiansOnly(200) },
  saveFood: {
    sample: ({ practice }) => ({ id: practice.food, ...recipe() }),
    expects: { ...dietitiansOnly(404), dietitian: 200 },
  },
  removeFood: {
    sample: ({ practice }) => ({ id: practice.food }),
    expects: { ...dietitiansOnly(404), dietitian: 200 },
  },
} satisfies Rows

function recipe() {
  const { per100g: _, ...form } = food()
  return {
    ...form,
    group: 'dishes',
    recipe: {
      ingredients: [{ foodId: shippedFoodId('lentils-dry'), grams: 200 }],
      yieldGrams: 600,
      stepsEn: 'Rinse the lentils.\nSimmer them for half an hour.',
      stepsAr: 'يُغسل العدس.\nيُترك على نار هادئة نصف ساعة.',
    },
  }
}

function food() {
  return {
    nameEn: 'Lentil crackers',
    nameAr: 'رقائق العدس',
    group: 'sweets',
    per100g: { energy: 410, protein: 18, carbohydrate: 60, fat: 9.5, sodium: 480 },
    portions: [{ nameEn: 'Packet', nameAr: 'علبة', grams: 40 }],
    allergens: ['gluten'],
    marks: { halal: 'yes', vegetarian: 'yes', vegan: 'depends' },
  }
}
