import type { Allergen } from '#contract/foods/allergens.ts'
import type { Word } from '../word.ts'

export const allergenNames = {
  milk: { en: 'Milk', ar: 'الحليب' },
  egg: { en: 'Egg', ar: 'البيض' },
  gluten: { en: 'Wheat and gluten', ar: 'القمح والغلوتين' },
  peanut: { en: 'Peanut', ar: 'الفول السوداني' },
  nuts: { en: 'Tree nuts', ar: 'المكسرات' },
  sesame: { en: 'Sesame', ar: 'السمسم' },
  soy: { en: 'Soy', ar: 'الصويا' },
  fish: { en: 'Fish', ar: 'الأسماك' },
  crustaceans: { en: 'Crustaceans', ar: 'القشريات' },
  molluscs: { en: 'Molluscs', ar: 'الرخويات' },
  celery: { en: 'Celery', ar: 'الكرفس' },
  mustard: { en: 'Mustard', ar: 'الخردل' },
  lupin: { en: 'Lupin', ar: 'الترمس' },
  sulphites: { en: 'Sulfites', ar: 'الكبريتيت' },
} satisfies Record<Allergen, Word>
