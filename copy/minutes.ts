import { counted } from './counted.ts'

/** `10 minutes` before or after something. */
export const byMinutes = (count: number) =>
  counted(count, '# minute', '# minutes', {
    zero: 'بـ# دقيقة',
    one: 'بدقيقة واحدة',
    two: 'بدقيقتين',
    few: 'بـ# دقائق',
    many: 'بـ# دقيقة',
    other: 'بـ# دقيقة',
  })
