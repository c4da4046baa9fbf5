import { counted } from './counted.ts'
import type { Word } from './word.ts'

/** Tables in which rows can be chosen. */
export const tableWords = {
  chooseAll: { en: 'Choose all rows', ar: 'اختيار كل الصفوف' },
  choose: (name: string): Word => ({ en: `Choose ${name}`, ar: `اختيار ${name}` }),
  chosen: (count: number): Word =>
    counted(count, '# row chosen', '# rows chosen', {
      zero: 'لم يتم اختيار أي صف',
      one: 'تم اختيار صف واحد',
      two: 'تم اختيار صفين',
      few: 'تم اختيار # صفوف',
      many: 'تم اختيار # صفًا',
      other: 'تم اختيار # صف',
    }),
}
