import { counted } from './counted.ts'
import type { Word } from './word.ts'

/** A duration in words. */
export const lengths = {
  minutes: (count: number): Word =>
    counted(count, '# minute', '# minutes', {
      zero: '# دقيقة',
      one: 'دقيقة واحدة',
      two: 'دقيقتان',
      few: '# دقائق',
      many: '# دقيقة',
      other: '# دقيقة',
    }),
  hours: (count: number): Word =>
    counted(count, '# hour', '# hours', {
      zero: '# ساعة',
      one: 'ساعة واحدة',
      two: 'ساعتان',
      few: '# ساعات',
      many: '# ساعة',
      other: '# ساعة',
    }),
  days: (count: number): Word =>
    counted(count, '# day', '# days', {
      zero: '# يوم',
      one: 'يوم واحد',
      two: 'يومان',
      few: '# أيام',
      many: '# يومًا',
      other: '# يوم',
    }),
}

/** The form that follows a preposition. */
export const minutesAfter = (count: number): Word =>
  counted(count, '# minute', '# minutes', {
    zero: '# دقيقة',
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: '# دقائق',
    many: '# دقيقة',
    other: '# دقيقة',
  })

/** The form that follows a preposition. */
export const hoursAfter = (count: number): Word =>
  counted(count, '# hour', '# hours', {
    zero: '# ساعة',
    one: 'ساعة واحدة',
    two: 'ساعتين',
    few: '# ساعات',
    many: '# ساعة',
    other: '# ساعة',
  })

/** The form that follows a preposition. */
export const daysAfter = (count: number): Word =>
  counted(count, '# day', '# days', {
    zero: '# يوم',
    one: 'يوم واحد',
    two: 'يومين',
    few: '# أيام',
    many: '# يومًا',
    other: '# يوم',
  })
