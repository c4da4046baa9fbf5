import { counted } from '../counted.ts'
import type { Word } from '../word.ts'

/**
 * Appointments that no longer fit the hours or the licence, for the dietitian who decides. Loaded only if there are
 * any.
 */
export const conflicts = {
  groups: {
    hours: {
      title: { en: 'Appointments outside your hours', ar: 'مواعيد خارج ساعات عملك' },
      text: {
        en: 'They were booked before your hours changed, and will take place unless you cancel them.',
        ar: 'حُجزت قبل تغيير ساعات عملك، وتبقى قائمة ما لم يتم إلغاؤها.',
      },
      /** In both languages, because the same text is sent to readers of either. */
      reason: {
        inEnglish:
          'My working hours have changed, so I cannot see you at this time. I am sorry. Please choose another time.',
        inArabic:
          'تغيّرت ساعات عملي، فلا يمكنني استقبالك في هذا الموعد. أعتذر عن ذلك، ويسعدني اختيارك وقتًا آخر.',
      },
    },
    license: {
      title: { en: 'Appointments after your license ends', ar: 'مواعيد بعد انتهاء ترخيصك' },
      text: {
        en: 'Keep them if your renewed license will be verified by then. Otherwise cancel them in good time.',
        ar: 'يمكن إبقاؤها إن كان ترخيصك المجدد سيوثَّق قبلها، وإلا فيُرجى إلغاؤها في وقت مناسب.',
      },
      reason: {
        inEnglish:
          'I cannot see patients at this time. I am sorry. Please choose another dietitian or another time.',
        inArabic:
          'لا يمكنني استقبال المرضى في هذا الموعد. أعتذر عن ذلك، ويمكنك اختيار أخصائي آخر أو وقت آخر.',
      },
    },
  },
  wish: {
    title: { en: 'Requested times that no longer suit', ar: 'أوقات مطلوبة لم تعد مناسبة' },
    text: {
      en: 'These patients asked for a new time that is now outside your hours or after your license ends. Their appointments keep their current time until you answer.',
      ar: 'طُلب تغيير هذه المواعيد إلى أوقات أصبحت خارج ساعات عملك أو بعد انتهاء ترخيصك. تبقى المواعيد في وقتها الحالي إلى أن يصل ردك.',
    },
    insteadOf: (when: string): Word => ({
      en: `Instead of ${when}`,
      ar: `بدلًا من ${when}`,
    }),
    answer: { en: 'View and answer', ar: 'العرض والرد' },
    answerOf: (what: string): Word => ({ en: `View and answer: ${what}`, ar: `العرض والرد: ${what}` }),
  },
  list: { en: 'Appointments that need your decision', ar: 'مواعيد بحاجة إلى قرار' },
  with: (name: string, service: string): Word => ({
    en: `\u2068${name}\u2069, \u2068${service}\u2069`,
    ar: `\u2068${name}\u2069، \u2068${service}\u2069`,
  }),
  keep: { en: 'Keep', ar: 'إبقاء' },
  keepOf: (what: string): Word => ({ en: `Keep: ${what}`, ar: `إبقاء: ${what}` }),
  keepAll: { en: 'Keep all', ar: 'إبقاء الكل' },
  keeping: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
  kept: (count: number): Word =>
    counted(count, 'The appointment is kept', '# appointments are kept', {
      zero: 'أُبقي على المواعيد',
      one: 'أُبقي على الموعد',
      two: 'أُبقي على الموعدين',
      few: 'أُبقي على # مواعيد',
      many: 'أُبقي على # موعدًا',
      other: 'أُبقي على # موعد',
    }),
  keepFailed: { en: 'Your decision could not be saved', ar: 'تعذّر حفظ قرارك' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  cancelOf: (what: string): Word => ({ en: `Cancel: ${what}`, ar: `إلغاء: ${what}` }),
  cancelAll: { en: 'Cancel all', ar: 'إلغاء الكل' },
  cancelTitle: (count: number): Word =>
    counted(count, 'Cancel this appointment?', 'Cancel # appointments?', {
      zero: 'إلغاء المواعيد؟',
      one: 'إلغاء هذا الموعد؟',
      two: 'إلغاء موعدين؟',
      few: 'إلغاء # مواعيد؟',
      many: 'إلغاء # موعدًا؟',
      other: 'إلغاء # موعد؟',
    }),
  cancelText: {
    en: 'This cannot be undone. The time becomes available again right away, and each patient is notified right away with the message below.',
    ar: 'لا يمكن التراجع عن الإلغاء. يصبح الوقت متاحًا فورًا، ويُبلَّغ كل مريض فورًا بالنص أدناه.',
  },
  reason: { en: 'Message to the patient', ar: 'الرسالة إلى المريض' },
  reasonHelp: {
    en: 'Sent exactly as you write it. Leave out anything medical.',
    ar: 'يُرسل كما هو. يُرجى عدم ذكر أي تفاصيل طبية.',
  },
  confirm: { en: 'Cancel and notify', ar: 'إلغاء وإبلاغ' },
  cancelling: { en: 'Cancelling...', ar: 'جارٍ الإلغاء...' },
  cancelled: (count: number): Word =>
    counted(count, 'Appointment cancelled', '# appointments cancelled', {
      zero: 'أُلغيت المواعيد',
      one: 'تم إلغاء الموعد',
      two: 'تم إلغاء موعدين',
      few: 'تم إلغاء # مواعيد',
      many: 'تم إلغاء # موعدًا',
      other: 'تم إلغاء # موعد',
    }),
  back: { en: 'Back', ar: 'رجوع' },
}
