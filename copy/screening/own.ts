import type { OwnKind } from '#contract/screening/own.ts'
import { counted } from '../counted.ts'
import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'
import { ownSection } from './own-section.ts'

export const ownKindWords: Readonly<Record<OwnKind, Word>> = {
  short: { en: 'Short answer', ar: 'إجابة قصيرة' },
  long: { en: 'Long answer', ar: 'إجابة طويلة' },
  choice: { en: 'One choice', ar: 'اختيار واحد' },
  choices: { en: 'Several choices', ar: 'عدة اختيارات' },
  figure: { en: 'Number', ar: 'رقم' },
  yes_no: { en: 'Yes or no', ar: 'نعم أو لا' },
}

const questionsIn = (count: number): Word =>
  counted(count, '1 question', '# questions', {
    zero: 'دون أسئلة',
    one: 'سؤال واحد',
    two: 'سؤالان',
    few: '# أسئلة',
    many: '# سؤالًا',
    other: '# سؤال',
  })

const question = (place: string): Word => ({ en: `Question ${place}`, ar: `السؤال ${place}` })
const about =
  (en: string, ar: string) =>
  (what: Word): Word => ({ en: `${en}: ${isolated(what.en)}`, ar: `${ar}: ${isolated(what.ar)}` })

/** Where dietitians write their own questionnaires. */
export const ownPages = {
  title: ownSection.title,
  text: ownSection.text,
  list: { en: 'Your questionnaires', ar: 'استبياناتك' },
  failed: { en: 'Failed to load your questionnaires', ar: 'تعذّر تحميل استبياناتك' },
  empty: { en: 'No questionnaires yet', ar: 'لا استبيانات بعد' },
  emptyText: {
    en: 'Write what you ask every new patient once. Patients answer on their phone before the appointment.',
    ar: 'اكتب مرة واحدة ما تسأل عنه كل مريض جديد، ليجيب عنه المرضى من الجوال قبل الموعد.',
  },
  add: { en: 'New questionnaire', ar: 'استبيان جديد' },
  questions: questionsIn,
  sentWith: (services: string): Word => ({
    en: `Sent with bookings of ${services}`,
    ar: `يُرسل مع حجوزات ${services}`,
  }),
  notSent: { en: 'Not sent with bookings', ar: 'لا يُرسل مع الحجوزات' },
  edit: { en: 'Edit', ar: 'تعديل' },
  editOf: about('Edit', 'تعديل'),
  bookings: { en: 'With bookings', ar: 'مع الحجوزات' },
  bookingsOf: about('With bookings', 'مع الحجوزات'),
  remove: { en: 'Delete', ar: 'حذف' },
  removeOf: about('Delete', 'حذف'),
  removed: { en: 'Questionnaire deleted', ar: 'تم حذف الاستبيان' },
  asks: {
    title: { en: 'Delete this questionnaire?', ar: 'حذف هذا الاستبيان؟' },
    text: {
      en: 'It is no longer sent with bookings. What you have sent stays with the patients, with their answers.',
      ar: 'لن يُرسل بعد ذلك مع الحجوزات. يبقى ما أرسلته لدى المرضى مع إجاباتهم.',
    },
    confirm: { en: 'Delete', ar: 'حذف' },
    keep: { en: 'Cancel', ar: 'إلغاء' },
  },
  services: {
    title: { en: 'Send with bookings', ar: 'الإرسال مع الحجوزات' },
    text: {
      en: 'When a booking of these services is confirmed, the patient is sent the questions, unless they are waiting already or were answered in the last 180 days.',
      ar: 'عند تأكيد حجز لإحدى هذه الخدمات تُرسل الأسئلة إلى المريض، إلا إذا كانت بانتظار إجابته أو أجاب عنها خلال آخر 180 يومًا.',
    },
    which: { en: 'Services', ar: 'الخدمات' },
    none: { en: 'You have no services yet.', ar: 'لا خدمات لديك بعد.' },
    save: { en: 'Save', ar: 'حفظ' },
    saved: { en: 'Saved', ar: 'تم الحفظ' },
  },
  form: {
    newTitle: { en: 'New questionnaire', ar: 'استبيان جديد' },
    editTitle: { en: 'Edit questionnaire', ar: 'تعديل الاستبيان' },
    title: { en: 'Title', ar: 'العنوان' },
    titleHelp: { en: 'Patients see it above the questions.', ar: 'يظهر للمرضى فوق الأسئلة.' },
    question,
    text: { en: 'Question', ar: 'السؤال' },
    kind: { en: 'Answer', ar: 'الإجابة' },
    options: { en: 'Choices, one per line', ar: 'الاختيارات، كل اختيار في سطر' },
    optionsHelp: { en: '2 to 12, all different.', ar: 'من 2 إلى 12 اختيارًا دون تكرار.' },
    optional: { en: 'Optional', ar: 'اختياري' },
    addQuestion: { en: 'Add question', ar: 'إضافة سؤال' },
    up: about('Move up', 'نقل إلى أعلى'),
    down: about('Move down', 'نقل إلى أسفل'),
    copy: about('Duplicate', 'تكرار'),
    remove: about('Remove', 'إزالة'),
    moved: (place: string, of: string): Word => ({
      en: `Now question ${place} of ${of}`,
      ar: `أصبح السؤال ${place} من ${of}`,
    }),
    preview: { en: 'Preview', ar: 'معاينة' },
    previewText: { en: 'What patients see. Nothing is saved here.', ar: 'ما يظهر للمرضى. لا يُحفظ شيء هنا.' },
    backToEditing: { en: 'Back to editing', ar: 'العودة إلى التعديل' },
    empty: { en: 'Write the question.', ar: 'اكتب السؤال.' },
    titleFault: { en: 'Write a title of 2 to 80 characters.', ar: 'اكتب عنوانًا من حرفين إلى 80 حرفًا.' },
    optionsFault: {
      en: 'Write 2 to 12 different choices, each at most 120 characters.',
      ar: 'اكتب من 2 إلى 12 اختيارًا مختلفًا، لا يتجاوز كل منها 120 حرفًا.',
    },
    sentStay: {
      en: 'Questionnaires already sent stay as they are.',
      ar: 'تبقى الاستبيانات المرسلة كما هي.',
    },
    discard: {
      title: { en: 'Discard your changes?', ar: 'تجاهل التغييرات؟' },
      text: { en: 'What you have written here is not saved.', ar: 'ما كتبته هنا غير محفوظ.' },
      confirm: { en: 'Discard', ar: 'تجاهل' },
      keep: { en: 'Continue editing', ar: 'متابعة التعديل' },
    },
    stale: {
      en: 'This questionnaire was changed elsewhere. Close it and open it again.',
      ar: 'تغيّر هذا الاستبيان في مكان آخر. أغلقه ثم افتحه من جديد.',
    },
    save: { en: 'Save', ar: 'حفظ' },
    saving: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
    saved: { en: 'Questionnaire saved', ar: 'تم حفظ الاستبيان' },
    cancel: { en: 'Cancel', ar: 'إلغاء' },
  },
}
