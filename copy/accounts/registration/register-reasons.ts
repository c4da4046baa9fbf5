import type { Word } from '#copy/word.ts'
import type { RegistrationType } from './register.ts'

/** Reasons to register, beside the form on large screens. */
export const registerReasons = {
  patient: {
    verified: {
      title: { en: 'Every dietitian is verified', ar: 'كل أخصائي تغذية موثّق' },
      text: {
        en: 'We check each dietitian’s card of the Saudi Commission for Health Specialties before they are listed.',
        ar: 'نتحقق من بطاقة التسجيل المهني لكل أخصائي قبل ظهوره.',
      },
    },
    fees: {
      title: { en: 'You see the fee first', ar: 'الرسوم واضحة من البداية' },
      text: {
        en: 'An account costs nothing. Fees are shown before you book.',
        ar: 'الحساب مجاني، وتظهر لك الرسوم قبل الحجز.',
      },
    },
    health: {
      title: { en: 'Your health information stays yours', ar: 'معلوماتك الصحية تخصّك' },
      text: {
        en: 'Encrypted, and shared only with the dietitian you choose.',
        ar: 'مشفّرة، ولا تُشارك إلا مع أخصائي التغذية الذي تختاره.',
      },
    },
  },
  dietitian: {
    listed: {
      title: { en: 'Patients who look for you', ar: 'مرضى يبحثون عنك' },
      text: {
        en: 'Once verified, you appear in the directory in both languages, under your specialization.',
        ar: 'بعد التوثيق تظهر في الدليل ضمن تخصصك، وباللغتين.',
      },
    },
    hours: {
      title: { en: 'Your hours, your fees', ar: 'ساعات عملك ورسومك بيدك' },
      text: {
        en: 'You decide when you work, what you offer and what it costs.',
        ar: 'أنت من يحدّد ساعات العمل والخدمات وأسعارها.',
      },
    },
    practice: {
      title: { en: 'The practice in one place', ar: 'عيادتك في مكان واحد' },
      text: {
        en: 'Appointments, video, plans and messages, with no other tool needed.',
        ar: 'المواعيد والفيديو والخطط والرسائل، من دون أداة أخرى.',
      },
    },
  },
} satisfies Record<RegistrationType, Record<string, { title: Word; text: Word }>>
