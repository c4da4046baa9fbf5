import { counted } from '../counted.ts'
import type { Word } from '../word.ts'

/** What is agreed on and does not fit any more, before the dietitian who decides about it. */
export const conflicts = {
  groups: {
    hours: {
      title: { en: 'Appointments outside your hours', ar: 'مواعيد خارج أوقات عملك' },
      text: {
        en: 'They were agreed on before your hours changed, and take place unless you cancel them.',
        ar: 'اتُّفق عليها قبل تغيير أوقات عملك، وتبقى قائمة ما لم تُلغها.',
      },
      /** In both languages, since one text goes to readers of either. */
      reason: {
        inEnglish:
          'My working hours have changed, so I cannot see you at this time. I am sorry. Please choose another time.',
        inArabic:
          'تغيّرت أوقات عملي، فلا يمكنني استقبالك في هذا الموعد. أعتذر عن ذلك، ويسعدني اختيارك وقتًا آخر.',
      },
    },
    license: {
      title: { en: 'Appointments after your license ends', ar: 'مواعيد بعد انتهاء ترخيصك' },
      text: {
        en: 'Keep them if your renewed license will be verified by then. Otherwise cancel them in time.',
        ar: 'أبقِ عليها إن كان ترخيصك المجدد سيوثَّق قبلها، وإلا فألغها في وقت مناسب.',
      },
      reason: {
        inEnglish:
          'I cannot see patients at this time. I am sorry. Please choose another dietitian or another time.',
        inArabic:
          'لا يمكنني استقبال المرضى في هذا الموعد. أعتذر عن ذلك، ويمكنك اختيار أخصائي آخر أو وقت آخر.',
      },
    },
  },
  list: { en: 'Appointments to decide about', ar: 'مواعيد بحاجة إلى قرار' },
  found: (count: number): Word =>
    counted(count, '# appointment needs your decision', '# appointments need your decision', {
      zero: 'لا مواعيد بحاجة إلى قرارك',
      one: 'موعد واحد بحاجة إلى قرارك',
      two: 'موعدان بحاجة إلى قرارك',
      few: '# مواعيد بحاجة إلى قرارك',
      many: '# موعدًا بحاجة إلى قرارك',
      other: '# موعد بحاجة إلى قرارك',
    }),
  look: { en: 'Show', ar: 'عرض' },
  failed: {
    en: 'The appointments could not be checked against your hours',
    ar: 'تعذّرت مقارنة المواعيد بأوقات عملك',
  },
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
  keepFailed: { en: 'Nothing was kept', ar: 'لم يُحفظ شيء' },
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
    en: 'It cannot be taken back. The time is free again at once, and each patient is told at once, with the words below.',
    ar: 'لا يمكن التراجع عن الإلغاء. يصبح الوقت متاحًا فورًا، ويُبلَّغ كل مريض فورًا بالنص أدناه.',
  },
  reason: { en: 'What the patient is told', ar: 'ما يُبلَّغ به المريض' },
  reasonHelp: {
    en: 'Sent as it stands here. Leave out anything medical.',
    ar: 'يُرسل كما هو. لا تكتب فيه أي تفاصيل طبية.',
  },
  confirm: { en: 'Cancel and tell', ar: 'إلغاء وإبلاغ' },
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
