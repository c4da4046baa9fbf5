import { counted } from './counted.ts'
import type { Word } from './word.ts'

/** Shown below a long text as it nears its limit. */
export const charactersLeft = (count: number): Word =>
  counted(count, '# character left', '# characters left', {
    zero: 'لم يبق أي حرف',
    one: 'بقي حرف واحد',
    two: 'بقي حرفان',
    few: 'بقيت # أحرف',
    many: 'بقي # حرفًا',
    other: 'بقي # حرف',
  })
