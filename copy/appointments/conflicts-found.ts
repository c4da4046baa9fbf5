import { counted } from '../counted.ts'
import type { Word } from '../word.ts'

/** Whether there are conflicts. Apart from the words of the list, because the page of hours always loads these. */
export const conflictsFound = {
  found: (count: number): Word =>
    counted(count, '# appointment needs your decision', '# appointments need your decision', {
      zero: 'لا مواعيد بحاجة إلى قرارك',
      one: 'موعد واحد بحاجة إلى قرارك',
      two: 'موعدان بحاجة إلى قرارك',
      few: '# مواعيد بحاجة إلى قرارك',
      many: '# موعدًا بحاجة إلى قرارك',
      other: '# موعد بحاجة إلى قرارك',
    }),
  look: { en: 'Show', ar: 'عرض' },
  failed: {
    en: 'The appointments could not be checked against your hours',
    ar: 'تعذّرت مقارنة المواعيد بساعات عملك',
  },
}
