import { counted } from '#copy/counted.ts'
import { daysAfter } from '#copy/lengths.ts'
import { isolated } from '#copy/quoted.ts'
import type { Word } from '#copy/word.ts'

/** A number of appointments. */
export const appointmentsOf = (count: number): Word =>
  counted(count, '# appointment', '# appointments', {
    zero: 'لا مواعيد',
    one: 'موعد واحد',
    two: 'موعدان',
    few: '# مواعيد',
    many: '# موعدًا',
    other: '# موعد',
  })

/** The name of a package on an invoice. */
export const packageOf = (service: string, uses: number): Word => ({
  en: `${service}: package of ${appointmentsOf(uses).en}`,
  ar: `${service}: باقة من ${uses === 2 ? 'موعدين' : appointmentsOf(uses).ar}`,
})

/** The terms of an offer, for dietitian and patient. */
export const offerWords = {
  within: (count: number): Word => ({
    en: `Use within ${daysAfter(count).en}`,
    ar: `تُستخدم خلال ${daysAfter(count).ar}`,
  }),
  each: (amount: string): Word => ({ en: `${amount} each`, ar: `${isolated(amount)} للموعد` }),
}

/** The state of a bought package, for either side. */
export const boughtWords = {
  left: (left: number, uses: number): Word => ({
    en: `${left} of ${uses} left`,
    ar: `بقي ${isolated(`${left}`)} من ${isolated(`${uses}`)}`,
  }),
  until: (day: string): Word => ({ en: `until ${day}`, ar: `حتى ${isolated(day)}` }),
  endings: {
    refunded: { en: 'Given back', ar: 'مُستردة' },
    expired: { en: 'Expired', ar: 'منتهية' },
    dietitian_left: { en: 'Ended', ar: 'منتهية' },
    patient_left: { en: 'Ended', ar: 'منتهية' },
  },
}
