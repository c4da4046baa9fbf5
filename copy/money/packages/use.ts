import { isolated } from '#copy/quoted.ts'
import type { Word } from '#copy/word.ts'

/** Shown during a booking if the patient has a package for the service. */
export const usePackage = {
  title: { en: 'Book with', ar: 'طريقة الحجز' },
  label: { en: 'Your package', ar: 'باقتك' },
  left: (left: number, uses: number, until: string): Word => ({
    en: `${left} of ${uses} left, until ${until}`,
    ar: `بقي ${isolated(`${left}`)} من ${isolated(`${uses}`)}، حتى ${isolated(until)}`,
  }),
  single: { en: 'A single appointment', ar: 'موعد منفرد' },
  /** On the page of an appointment. */
  booked: { en: 'Booked with a package', ar: 'محجوز من باقة' },
  cameBack: { en: 'It is back in the package', ar: 'عاد إلى الباقة' },
  isUsed: { en: 'It was used', ar: 'احتُسب مستخدمًا' },
  see: { en: 'See your packages', ar: 'عرض باقاتك' },
  /** Shown before an appointment is cancelled. */
  ifCancelled: {
    back: {
      en: 'The appointment comes back to your package, and you can book it again.',
      ar: 'يعود الموعد إلى باقتك، ويمكنك حجزه من جديد.',
    },
    used: {
      en: 'It is too late for it to come back: the appointment counts as used.',
      ar: 'انتهت مهلة إعادته إلى الباقة، ويُحتسب الموعد مستخدمًا.',
    },
    byDietitian: {
      en: 'The appointment comes back to the patient’s package.',
      ar: 'يعود الموعد إلى باقة المريض.',
    },
  },
}
