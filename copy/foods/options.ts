import type { Confidence, DietLabel, Food, FoodGroup, MarkValue } from '#contract/foods/food.ts'
import type { Nutrient, nutrientUnits } from '#contract/foods/nutrients.ts'
import { brand } from '../brand.ts'
import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'

export const foodGroupNames = {
  vegetables: { en: 'Vegetables', ar: 'الخضراوات' },
  fruit: { en: 'Fruit and dates', ar: 'الفواكه والتمور' },
  meat: { en: 'Meat and poultry', ar: 'اللحوم والدواجن' },
  fish: { en: 'Fish and seafood', ar: 'الأسماك والمأكولات البحرية' },
  eggs: { en: 'Eggs', ar: 'البيض' },
  dairy: { en: 'Dairy', ar: 'الألبان' },
  grains: { en: 'Grains, rice and pasta', ar: 'الحبوب والأرز والمعكرونة' },
  bread: { en: 'Bread and bakery', ar: 'الخبز والمخبوزات' },
  legumes: { en: 'Legumes', ar: 'البقوليات' },
  nuts: { en: 'Nuts and seeds', ar: 'المكسرات والبذور' },
  oils: { en: 'Oils and fats', ar: 'الزيوت والدهون' },
  spices: { en: 'Spices and herbs', ar: 'البهارات والأعشاب' },
  sauces: { en: 'Sauces and condiments', ar: 'الصلصات والمخللات' },
  sweets: { en: 'Sweets and sugar', ar: 'الحلويات والسكر' },
  drinks: { en: 'Drinks', ar: 'المشروبات' },
  dishes: { en: 'Dishes', ar: 'الأطباق' },
  other: { en: 'Other', ar: 'أخرى' },
} satisfies Record<FoodGroup, Word>

export const nutrientNames = {
  energy: { en: 'Energy', ar: 'الطاقة' },
  protein: { en: 'Protein', ar: 'البروتين' },
  carbohydrate: { en: 'Carbohydrate', ar: 'الكربوهيدرات' },
  fat: { en: 'Fat', ar: 'الدهون' },
  saturates: { en: 'Saturated fat', ar: 'الدهون المشبعة' },
  fibre: { en: 'Fiber', ar: 'الألياف' },
  sugars: { en: 'Sugars', ar: 'السكريات' },
  sodium: { en: 'Sodium', ar: 'الصوديوم' },
  potassium: { en: 'Potassium', ar: 'البوتاسيوم' },
  calcium: { en: 'Calcium', ar: 'الكالسيوم' },
  iron: { en: 'Iron', ar: 'الحديد' },
  magnesium: { en: 'Magnesium', ar: 'المغنيسيوم' },
  vitaminA: { en: 'Vitamin A', ar: 'فيتامين أ' },
  vitaminC: { en: 'Vitamin C', ar: 'فيتامين ج' },
  vitaminD: { en: 'Vitamin D', ar: 'فيتامين د' },
  vitaminB12: { en: 'Vitamin B12', ar: 'فيتامين ب12' },
  folate: { en: 'Folate', ar: 'الفولات' },
} satisfies Record<Nutrient, Word>

export const nutrientUnitNames = {
  kcal: { en: 'kcal', ar: 'سعرة' },
  g: { en: 'g', ar: 'غ' },
  mg: { en: 'mg', ar: 'ملغ' },
  µg: { en: 'µg', ar: 'ميكروغرام' },
} satisfies Record<(typeof nutrientUnits)[Nutrient], Word>

export const markNames = {
  halal: { en: 'Halal', ar: 'حلال' },
  vegetarian: { en: 'Vegetarian', ar: 'نباتي' },
  vegan: { en: 'Vegan', ar: 'نباتي صرف' },
} satisfies Record<DietLabel, Word>

export const markValueNames = {
  yes: { en: 'Yes', ar: 'نعم' },
  no: { en: 'No', ar: 'لا' },
  depends: { en: 'Depends on how it is made', ar: 'بحسب طريقة التحضير' },
} satisfies Record<MarkValue, Word>

export const confidenceNames = {
  measured: { en: 'From a food table', ar: 'من جداول الأغذية' },
  computed: { en: 'Computed from a recipe', ar: 'محسوب من وصفة' },
  estimate: { en: 'Estimate', ar: 'تقدير' },
} satisfies Record<Confidence, Word>

export const halalNames = {
  yes: markNames.halal,
  no: { en: 'Not halal', ar: 'غير حلال' },
  depends: { en: 'Halal depending on how it is made', ar: 'حلال بحسب طريقة التحضير' },
} satisfies Record<MarkValue, Word>

/** The source of the values; `number` is empty or the source's own number. */
export const sourceNames = {
  usda_sr: (number: string): Word => ({
    en: `From the food tables of the USDA${number}`,
    ar: `من جداول وزارة الزراعة الأمريكية${number}`,
  }),
  usda_import: (number: string): Word => ({
    en: `From USDA FoodData Central, public domain${number}`,
    ar: `من ${isolated('USDA FoodData Central')}، ملكية عامة${number}`,
  }),
  recipe: (): Word => ({ en: 'Computed from its recipe', ar: 'محسوب من وصفته' }),
  nabta: (): Word => ({ en: `An estimate by ${brand.name.en}`, ar: `تقدير من ${brand.name.ar}` }),
  own: (): Word => ({
    en: 'Entered by you, not compared with a table',
    ar: 'من إدخالك، دون مطابقة مع جدول',
  }),
  own_import: (): Word => ({
    en: 'From a file of yours, not compared with a table',
    ar: 'من ملف لك، دون مطابقة مع جدول',
  }),
} satisfies Record<Food['source']['key'], (number: string) => Word>

/** For a food whose table lists no allergens. */
export const allergensByName: Word = {
  en: 'Its table names no allergens: these are taken from its name. Read the label.',
  ar: 'لا يذكر جدوله مسببات الحساسية، وهذه مأخوذة من الاسم. يُرجى قراءة الملصق.',
}

/** For a food that is often sold fortified. */
export const notFortified: Word = {
  en: 'Without the calcium, iron or vitamins that makers often add. Read the label.',
  ar: 'دون ما يضيفه المصنّعون غالبًا من كالسيوم أو حديد أو فيتامينات. يُرجى قراءة الملصق.',
}
