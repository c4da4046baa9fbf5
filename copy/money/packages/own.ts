import { isolated } from '#copy/quoted.ts'
import type { Word } from '#copy/word.ts'

/** The packages that a patient has bought. */
export const ownPackages = {
  title: { en: 'Packages', ar: 'الباقات' },
  failed: { en: 'Your packages could not be loaded', ar: 'تعذّر تحميل باقاتك' },
  empty: {
    title: { en: 'No packages yet', ar: 'لا توجد باقات بعد' },
    text: {
      en: 'Some dietitians offer several appointments at one price. You find them among the services on their pages.',
      ar: 'يقدّم بعض الأخصائيين عدة مواعيد بسعر واحد، وتجدها ضمن الخدمات في صفحاتهم.',
    },
    action: { en: 'Find a dietitian', ar: 'البحث عن أخصائي' },
  },
  boughtOn: (day: string): Word => ({ en: `bought on ${day}`, ar: `اشتُريت في ${isolated(day)}` }),
  states: {
    ready: { en: 'Not booked yet', ar: 'لم يُحجز بعد' },
    booked: { en: 'Booked', ar: 'محجوز' },
    used: { en: 'Used', ar: 'مستخدم' },
    refunded: { en: 'Refunded', ar: 'مسترد' },
  },
  book: { en: 'Book an appointment', ar: 'حجز موعد' },
  /** For a package of several services: each has its own button. */
  bookPart: (service: string): Word => ({
    en: `Book: ${isolated(service)}`,
    ar: `حجز: ${isolated(service)}`,
  }),
  refund: {
    open: { en: 'Get the rest back', ar: 'استرداد المتبقي' },
    title: { en: 'Give back what is not used?', ar: 'استرداد ما لم يُستخدم؟' },
    amount: (amount: string): Word => ({
      en: `${amount} comes back to you.`,
      ar: `يعود إليك ${isolated(amount)}.`,
    }),
    text: {
      en: 'The package is over then. What is booked stays booked.',
      ar: 'تنتهي الباقة بعد ذلك، وتبقى المواعيد المحجوزة كما هي.',
    },
    done: (amount: string): Word => ({
      en: `${amount} is on its way back`,
      ar: `${isolated(amount)} في طريقه إليك`,
    }),
    confirm: { en: 'Get the rest back', ar: 'استرداد المتبقي' },
    keep: { en: 'Keep the package', ar: 'الإبقاء على الباقة' },
  },
}
