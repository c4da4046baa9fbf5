import { brand } from './brand.ts'
import { counted } from './counted.ts'

/** `10 years`: how long signed notes of consultations are kept. In Arabic as it stands after لمدة. */
export const keptYears = counted(brand.notesKeptYears, '# year', '# years', {
  zero: '# سنة',
  one: 'سنة واحدة',
  two: 'سنتين',
  few: '# سنوات',
  many: '# سنة',
  other: '# سنة',
})
