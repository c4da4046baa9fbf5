import { counted } from '../counted.ts'
import type { Word } from '../word.ts'

const appointments = {
  zero: 'لا مواعيد قادمة',
  one: 'موعد قادم واحد',
  two: 'موعدان قادمان',
  few: '# مواعيد قادمة',
  many: '# موعدًا قادمًا',
  other: '# موعد قادم',
}

/** A dietitian's upcoming appointments, as admins see them. */
export const upcoming = {
  title: { en: 'Upcoming appointments', ar: 'المواعيد القادمة' },
  failed: { en: 'The upcoming appointments could not be loaded', ar: 'تعذّر تحميل المواعيد القادمة' },
  count: (count: number): Word =>
    counted(count, '# upcoming appointment', '# upcoming appointments', appointments),
  none: { en: 'None.', ar: 'لا توجد.' },
  after: (count: number): Word =>
    counted(count, '# falls after the verified license ends.', '# fall after the verified license ends.', {
      zero: 'لا شيء منها بعد انتهاء الترخيص الموثّق.',
      one: 'موعد واحد منها بعد انتهاء الترخيص الموثّق.',
      two: 'موعدان منها بعد انتهاء الترخيص الموثّق.',
      few: '# مواعيد منها بعد انتهاء الترخيص الموثّق.',
      many: '# موعدًا منها بعد انتهاء الترخيص الموثّق.',
      other: '# موعد منها بعد انتهاء الترخيص الموثّق.',
    }),
  afterBadge: { en: 'After the license ends', ar: 'بعد انتهاء الترخيص' },
  status: {
    pending: { en: 'Pending', ar: 'قيد الانتظار' },
    confirmed: { en: 'Confirmed', ar: 'مؤكد' },
  },
  more: (count: number): Word =>
    counted(count, 'and # more', 'and # more', {
      zero: 'ولا غيرها',
      one: 'وموعد آخر',
      two: 'وموعدان آخران',
      few: 'و# مواعيد أخرى',
      many: 'و# موعدًا آخر',
      other: 'و# موعد آخر',
    }),
  cancelAll: { en: 'Cancel all', ar: 'إلغاء الكل' },
  cancelAfter: { en: 'Cancel those after the license ends', ar: 'إلغاء ما بعد انتهاء الترخيص' },
  cancel: {
    title: (count: number): Word =>
      counted(count, 'Cancel # upcoming appointment?', 'Cancel # upcoming appointments?', {
        zero: 'إلغاء المواعيد القادمة؟',
        one: 'إلغاء موعد قادم واحد؟',
        two: 'إلغاء موعدين قادمين؟',
        few: 'إلغاء # مواعيد قادمة؟',
        many: 'إلغاء # موعدًا قادمًا؟',
        other: 'إلغاء # موعد قادم؟',
      }),
    text: {
      en: 'This cannot be undone. Patients and the dietitian are notified right away with the message below.',
      ar: 'لا يمكن التراجع عن الإلغاء. يُبلَّغ المرضى والأخصائي فورًا بالنص أدناه.',
    },
    button: { en: 'Cancel and notify', ar: 'إلغاء وإبلاغ' },
    busy: { en: 'Cancelling...', ar: 'جارٍ الإلغاء...' },
    back: { en: 'Back', ar: 'رجوع' },
    done: (count: number): Word =>
      counted(count, '# appointment cancelled', '# appointments cancelled', {
        zero: 'لم يُلغَ أي موعد',
        one: 'تم إلغاء موعد واحد',
        two: 'تم إلغاء موعدين',
        few: 'تم إلغاء # مواعيد',
        many: 'تم إلغاء # موعدًا',
        other: 'تم إلغاء # موعد',
      }),
  },
  told: {
    label: { en: 'Message to patients', ar: 'الرسالة إلى المرضى' },
    help: {
      en: 'Sent exactly as you write it. Do not mention complaints or anyone’s health.',
      ar: 'تُرسل كما هي. يُرجى عدم ذكر أي شكوى أو صحة أي شخص.',
    },
    /** In both languages, because the same text is sent to readers of either. */
    prepared: {
      inEnglish:
        'The dietitian is not available at this time. We are sorry. Please choose another dietitian.',
      inArabic: 'لا يتوفر الأخصائي في هذا الوقت. نعتذر عن ذلك، ويمكنك اختيار أخصائي آخر.',
    },
  },
  /** Asked when a dietitian is suspended. */
  choice: {
    legend: (count: number): Word =>
      counted(count, 'And # upcoming appointment?', 'And # upcoming appointments?', {
        zero: 'والمواعيد القادمة؟',
        one: 'والموعد القادم؟',
        two: 'والموعدان القادمان؟',
        few: 'و# مواعيد قادمة؟',
        many: 'و# موعدًا قادمًا؟',
        other: 'و# موعد قادم؟',
      }),
    keep: { en: 'Keep', ar: 'إبقاء' },
    keepText: {
      en: 'Confirmed appointments take place. Requests cannot be accepted and will lapse.',
      ar: 'تبقى المواعيد المؤكدة. أما الطلبات فلا يمكن قبولها وتنتهي تلقائيًا.',
    },
    cancel: { en: 'Cancel all', ar: 'إلغاء الكل' },
    cancelText: {
      en: 'Patients are notified right away with a separate message.',
      ar: 'يُبلَّغ المرضى فورًا بنص خاص بهم.',
    },
  },
}
