import { brand } from './brand.ts'
import { counted } from './counted.ts'

/** `10 years`: how long signed notes of consultations are kept. In Arabic as it stands after لمدة. */
export const keptYears = years(brand.notesKeptYears)

/** For how many years after their own the law asks for invoices; the database keeps to it. */
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
