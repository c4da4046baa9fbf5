import { brand } from './brand.ts'
import { counted } from './counted.ts'

/** `10 years`: how long signed notes of consultations are stored. The Arabic form follows لمدة. */
export const keptYears = years(brand.notesKeptYears)

/** How many years the law requires invoices to be retained; the database enforces it. */
export const taxYears = years(6)

function years(count: number) {
  return counted(count, '# year', '# years', {
    zero: '# سنة',
    one: 'سنة واحدة',
    two: 'سنتين',
    few: '# سنوات',
    many: '# سنة',
    other: '# سنة',
  })
}
