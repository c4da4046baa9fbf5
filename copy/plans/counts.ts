import { counted } from '../counted.ts'
import type { Word } from '../word.ts'

export const countedMeals = (count: number): Word =>
  counted(count, '# meal', '# meals', {
    zero: 'لا وجبات',
    one: 'وجبة واحدة',
    two: 'وجبتان',
    few: '# وجبات',
    many: '# وجبة',
    other: '# وجبة',
  })

export const countedDays = (count: number): Word =>
  counted(count, '# day', '# days', {
    zero: 'لا أيام',
    one: 'يوم واحد',
    two: 'يومان',
    few: '# أيام',
    many: '# يومًا',
    other: '# يوم',
  })
