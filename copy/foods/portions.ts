import type { Word } from '../word.ts'

/** Household measures of this site's own table, by their names in it. */
export const foodPortions = {
  cup: { en: 'cup', ar: 'كوب' },
  glass: { en: 'glass', ar: 'كأس' },
  spoon: { en: 'tablespoon', ar: 'ملعقة كبيرة' },
  teaspoon: { en: 'teaspoon', ar: 'ملعقة صغيرة' },
  ladle: { en: 'ladle', ar: 'مغرفة' },
  finjan: { en: 'finjan', ar: 'فنجان' },
  istikana: { en: 'tea glass', ar: 'بيالة' },
  plate: { en: 'plate', ar: 'طبق' },
  bowl: { en: 'bowl', ar: 'زبدية' },
  piece: { en: 'piece', ar: 'حبة' },
  slice: { en: 'slice', ar: 'شريحة' },
  loaf: { en: 'loaf', ar: 'رغيف' },
  half: { en: 'half', ar: 'نصف' },
  quarter: { en: 'quarter', ar: 'ربع' },
  date: { en: 'date', ar: 'تمرة' },
  handful: { en: 'handful', ar: 'قبضة يد' },
  clove: { en: 'clove', ar: 'فص' },
  bunch: { en: 'bunch', ar: 'حزمة' },
  leaf: { en: 'leaf', ar: 'ورقة' },
  can: { en: 'can', ar: 'علبة' },
  tub: { en: 'tub', ar: 'علبة زبادي' },
} satisfies Record<string, Word>
