import type { Allergen } from '#contract/foods/allergens.ts'
import type { Food, FoodGroup } from '#contract/foods/food.ts'

/** Foods of the demo’s dietitian, with values per 100 g as on a label. */
export const demoFoods = [
  {
    nameEn: 'Protein bread from the corner bakery',
    nameAr: 'خبز البروتين من المخبز المجاور',
    group: 'bread',
    per100g: { energy: 255, protein: 21, carbohydrate: 26, fat: 7, fibre: 9, sugars: 2.5, sodium: 430 },
    portions: [{ nameEn: 'Slice', nameAr: 'شريحة', grams: 40 }],
    allergens: ['gluten', 'sesame'],
    marks: { halal: 'yes', vegetarian: 'yes', vegan: 'depends' },
  },
  {
    nameEn: 'Lentil crackers',
    nameAr: 'رقائق العدس',
    group: 'sweets',
    per100g: { energy: 410, protein: 18, carbohydrate: 60, fat: 10, fibre: 8, sugars: 3, sodium: 480 },
    portions: [{ nameEn: 'Packet', nameAr: 'عبوة', grams: 40 }],
    allergens: [],
    marks: { halal: 'yes', vegetarian: 'yes', vegan: 'yes' },
  },
] satisfies {
  group: FoodGroup
  allergens: Allergen[]
  marks: Food['marks']
  [Key: string]: unknown
}[]

/** One of her recipes; its ingredients are named as in our own table of foods. */
export const demoRecipe = {
  nameEn: 'Jareesh with little fat',
  nameAr: 'جريش قليل الدسم',
  parts: [
    { name: 'Crushed wheat (jareesh), dry', grams: 350 },
    { name: 'Laban, low fat', grams: 700 },
    { name: 'Onion', grams: 200 },
    { name: 'Tomato', grams: 150 },
    { name: 'Olive oil', grams: 10 },
    { name: 'Cumin', grams: 4 },
    { name: 'Salt', grams: 8 },
  ],
  yieldGrams: 1950,
  stepsEn: `Soak the crushed wheat for two hours, then drain it.
Simmer it in three times as much water for an hour, stirring now and then.
Stir in the laban and salt and cook on low heat for another 45 minutes.
Fry the onion in a non-stick pan with the olive oil and cumin, then add the chopped tomato.
Spread it over the jareesh. It needs no ghee: the laban makes it creamy.`,
  stepsAr: `يُنقع الجريش ساعتين ثم يُصفى.
يُطهى في ثلاثة أمثاله من الماء على نار هادئة ساعة مع التحريك من حين لآخر.
يضاف اللبن والملح ويُترك على نار هادئة 45 دقيقة أخرى.
يُقلّب البصل في مقلاة غير لاصقة مع زيت الزيتون والكمون، ثم تضاف الطماطم المقطعة.
تُفرد الكشنة على الجريش. لا حاجة إلى السمن، فاللبن يجعله كريميًا.`,
} as const
