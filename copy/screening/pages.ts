import { counted } from '../counted.ts'
import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'

/** The patient's side. */
export const questionnairePages = {
  back: { en: 'All questionnaires', ar: 'كل الاستبيانات' },
  failed: { en: 'Failed to load the questions', ar: 'تعذّر تحميل الأسئلة' },
  showMore: { en: 'Show more', ar: 'عرض المزيد' },
  missing: { en: 'These questions are no longer here', ar: 'لم تعد هذه الأسئلة متاحة' },
  missingText: {
    en: 'Your dietitian may have taken them back. There is nothing you need to do.',
    ar: 'ربما سحبها أخصائيك. لا يلزمك القيام بأي شيء.',
  },
  empty: { en: 'No questions yet', ar: 'لا أسئلة بعد' },
  emptyText: {
    en: 'What your dietitian asks before an appointment, and the results of screenings, will appear here.',
    ar: 'تظهر هنا الأسئلة التي يرسلها أخصائيك قبل الموعد ونتائج الفحوص الأولية.',
  },
  from: (name: string, day: string): Word => ({
    en: `From ${isolated(name)}, ${day}`,
    ar: `من ${isolated(name)}، ${day}`,
  }),
  gone: { en: 'a dietitian who has left', ar: 'أخصائي غادر المنصة' },
  waiting: { en: 'Waiting for you', ar: 'بانتظار إجابتك' },
  begun: { en: 'Begun', ar: 'بدأت الإجابة' },
  answered: { en: 'Sent', ar: 'أُرسلت' },
  screened: { en: 'Screened by your dietitian', ar: 'أجراه أخصائيك' },
  open: (name: Word): Word => ({ en: `Open: ${name.en}`, ar: `فتح: ${name.ar}` }),
  nudge: {
    title: (count: number): Word =>
      counted(count, 'Your dietitian has questions for you', 'Your dietitians have questions for you', {
        zero: 'أسئلة من أخصائيك بانتظارك',
        one: 'أسئلة من أخصائيك بانتظارك',
        two: 'أسئلة من أخصائيك بانتظارك',
        few: 'أسئلة من أخصائيك بانتظارك',
        many: 'أسئلة من أخصائيك بانتظارك',
        other: 'أسئلة من أخصائيك بانتظارك',
      }),
    text: {
      en: 'A few minutes now leave more time in your consultation.',
      ar: 'بضع دقائق الآن تتيح وقتًا أطول في استشارتك.',
    },
    answer: { en: 'Answer', ar: 'الإجابة' },
    all: { en: 'Questions and screenings', ar: 'الأسئلة والفحوص الأولية' },
  },
  intro: (minutes: number): Word =>
    counted(minutes, 'About one minute', 'About # minutes', {
      zero: 'أقل من دقيقة',
      one: 'نحو دقيقة',
      two: 'نحو دقيقتين',
      few: 'نحو # دقائق',
      many: 'نحو # دقيقة',
      other: 'نحو # دقيقة',
    }),
  privacy: {
    en: 'Your answers are saved as you go. Nobody sees them before you send them, and then only this dietitian.',
    ar: 'تُحفظ إجاباتك أولًا بأول. لا يراها أحد قبل إرسالها، ثم لا يراها سوى هذا الأخصائي.',
  },
  notShared: {
    en: 'You do not share this kind of data with this dietitian. They see your answers once you allow it under Settings, Privacy.',
    ar: 'هذا النوع من البيانات غير مشارَك مع هذا الأخصائي. تظهر له إجاباتك بعد السماح بذلك من الإعدادات، قسم الخصوصية.',
  },
  sharing: { en: 'Sharing settings', ar: 'إعدادات المشاركة' },
  step: (at: number, of: number): Word => ({
    en: `Question ${at} of ${of}`,
    ar: `السؤال ${at} من ${of}`,
  }),
  progress: { en: 'Progress', ar: 'التقدم' },
  next: { en: 'Next', ar: 'التالي' },
  previous: { en: 'Back', ar: 'رجوع' },
  skip: { en: 'Skip', ar: 'تخطٍّ' },
  review: { en: 'Check your answers', ar: 'مراجعة إجاباتك' },
  reviewText: {
    en: 'Once sent, they stay as they are.',
    ar: 'لا يمكن تعديلها بعد إرسالها.',
  },
  change: (question: Word): Word => ({ en: `Change: ${question.en}`, ar: `تعديل: ${question.ar}` }),
  changeShort: { en: 'Change', ar: 'تعديل' },
  notAnswered: { en: 'Not answered', ar: 'دون إجابة' },
  required: { en: 'Please answer this question.', ar: 'يُرجى الإجابة عن هذا السؤال.' },
  outside: (least: string, most: string): Word => ({
    en: `Enter a number from ${least} to ${most}.`,
    ar: `يُرجى إدخال رقم من ${least} إلى ${most}.`,
  }),
  saved: { en: 'Saved', ar: 'تم الحفظ' },
  saving: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
  unsaved: {
    en: 'Not saved yet. We will try again when you go on.',
    ar: 'لم يُحفظ بعد. سنعيد المحاولة عند المتابعة.',
  },
  send: { en: 'Send answers', ar: 'إرسال الإجابات' },
  sending: { en: 'Sending...', ar: 'جارٍ الإرسال...' },
  sent: { en: 'Your answers are on their way', ar: 'أُرسلت إجاباتك' },
  result: { en: 'Result', ar: 'النتيجة' },
  answers: { en: 'Your answers', ar: 'إجاباتك' },
  answersScreened: { en: 'What was entered', ar: 'ما أُدخل' },
  unreadable: { en: 'This can no longer be opened.', ar: 'لم يعد من الممكن فتح هذا.' },
  remove: {
    button: { en: 'Take back', ar: 'سحب الإجابات' },
    leave: { en: 'Do not answer', ar: 'عدم الإجابة' },
    title: { en: 'Take back your answers?', ar: 'سحب إجاباتك؟' },
    text: {
      en: 'Your answers and the result are deleted. Your dietitian no longer sees them.',
      ar: 'تُحذف إجاباتك والنتيجة، ولا يراها أخصائيك بعد ذلك.',
    },
    leaveTitle: { en: 'Leave these questions unanswered?', ar: 'ترك هذه الأسئلة دون إجابة؟' },
    leaveText: {
      en: 'The questions and what you have answered so far will be deleted.',
      ar: 'تُحذف الأسئلة وما أجبت عنه حتى الآن.',
    },
    keep: { en: 'Cancel', ar: 'إلغاء' },
    done: { en: 'Deleted', ar: 'تم الحذف' },
  },
}

/** The dietitian's side. */
export const screeningWords = {
  title: { en: 'Questions and screenings', ar: 'الأسئلة والفحوص الأولية' },
  failed: { en: 'Failed to load questions and screenings', ar: 'تعذّر تحميل الأسئلة والفحوص الأولية' },
  showMore: { en: 'Show more', ar: 'عرض المزيد' },
  none: { en: 'No questions or screenings yet.', ar: 'لا أسئلة ولا فحوص أولية بعد.' },
  send: { en: 'Send questions', ar: 'إرسال أسئلة' },
  sendText: {
    en: 'The patient answers on their phone before the appointment, and you are notified.',
    ar: 'تصل الأسئلة إلى المريض للإجابة عنها من الجوال قبل الموعد، ويصلك إشعار بالإجابة.',
  },
  which: { en: 'Which questions', ar: 'الأسئلة المطلوبة' },
  sendConfirm: { en: 'Send', ar: 'إرسال' },
  sending: { en: 'Sending...', ar: 'جارٍ الإرسال...' },
  sent: { en: 'Questions sent', ar: 'تم إرسال الأسئلة' },
  screen: { en: 'Screen', ar: 'فحص أولي' },
  screenWhat: { en: 'Screening', ar: 'الفحص الأولي' },
  save: { en: 'Save result', ar: 'حفظ النتيجة' },
  saving: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
  savedScreening: { en: 'Result saved', ar: 'تم حفظ النتيجة' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  close: { en: 'Close', ar: 'إغلاق' },
  notYet: (day: string): Word => ({
    en: `Not answered yet, sent on ${day}`,
    ar: `دون إجابة بعد، أُرسلت يوم ${day}`,
  }),
  answeredOn: (day: string): Word => ({ en: `Answered on ${day}`, ar: `وصلت الإجابات يوم ${day}` }),
  screenedOn: (day: string): Word => ({ en: `Screened by you on ${day}`, ar: `أجريته بنفسك يوم ${day}` }),
  notShared: {
    en: 'The patient does not share this with you at present.',
    ar: 'هذه البيانات غير مشارَكة معك حاليًا.',
  },
  read: { en: 'Read answers', ar: 'قراءة الإجابات' },
  readOf: (name: Word): Word => ({ en: `Read answers: ${name.en}`, ar: `قراءة الإجابات: ${name.ar}` }),
  takeBack: { en: 'Take back', ar: 'سحب' },
  takeBackOf: (name: Word): Word => ({ en: `Take back: ${name.en}`, ar: `سحب: ${name.ar}` }),
  remove: { en: 'Delete', ar: 'حذف' },
  removeOf: (name: Word): Word => ({ en: `Delete: ${name.en}`, ar: `حذف: ${name.ar}` }),
  asks: {
    takeBack: { en: 'Take back these questions?', ar: 'سحب هذه الأسئلة؟' },
    takeBackText: {
      en: 'The patient can no longer answer them. Anything they have started will be deleted.',
      ar: 'لن يكون بإمكان المريض الإجابة عنها، ويُحذف ما بدأ منها.',
    },
    remove: { en: 'Delete this screening?', ar: 'حذف هذا الفحص الأولي؟' },
    removeText: {
      en: 'It will also be deleted for the patient.',
      ar: 'يُحذف لدى المريض أيضًا.',
    },
  },
  removed: { en: 'Taken back', ar: 'تم السحب' },
  removedOwn: { en: 'Deleted', ar: 'تم الحذف' },
  fromRecord: {
    en: 'Filled in from the patient’s latest measurements. Check it before you save.',
    ar: 'عُبّئت القيم من آخر قياسات المريض. يُرجى مراجعتها قبل الحفظ.',
  },
  measuredOn: (day: string): Word => ({ en: `Measured on ${day}`, ar: `القياس بتاريخ ${day}` }),
  required: { en: 'Please answer this question.', ar: 'يُرجى الإجابة عن هذا السؤال.' },
  seen: {
    en: 'The patient sees in their own list that you have read this.',
    ar: 'يظهر في قائمة صاحب السجل أنك اطّلعت عليه.',
  },
}
