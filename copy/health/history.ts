import { signed } from '../riyals.ts'
import type { Word } from '../word.ts'

/** The page 'History': the patient's own measures. */
export const history = {
  tabs: {
    label: { en: 'Your record', ar: 'سجلك' },
    measures: { en: 'Measurements', ar: 'القياسات' },
    diary: { en: 'Meals and medicines', ar: 'الوجبات والأدوية' },
    goals: { en: 'Goals', ar: 'الأهداف' },
    files: { en: 'Reports and files', ar: 'التقارير والملفات' },
    reminders: { en: 'Reminders', ar: 'التذكيرات' },
  },
  failed: { en: 'Your record could not be loaded', ar: 'تعذّر تحميل سجلك' },
  empty: {
    title: { en: 'Your progress over time', ar: 'تقدّمك مع الوقت' },
    text: {
      en: 'Your own record, to fill in and share as you choose. Start by adding a measurement.',
      ar: 'سجل خاص بك، لك تعبئته ومشاركته كما تشاء. يمكنك البدء بإضافة قياس.',
    },
  },
  add: {
    title: { en: 'Add a measurement', ar: 'إضافة قياس' },
    more: { en: 'More', ar: 'المزيد' },
    fewer: { en: 'Fewer', ar: 'أقل' },
  },
  today: {
    title: { en: 'Today', ar: 'اليوم' },
    add: (amount: string): Word => signed('+', { en: amount, ar: amount }),
    addNamed: (kind: Word, amount: string): Word => ({
      en: `${kind.en}: add ${amount}`,
      ar: `${kind.ar}: إضافة ${amount}`,
    }),
    sum: (amount: string): Word => ({ en: `${amount} so far`, ar: `${amount} حتى الآن` }),
    mood: { en: 'How do you feel?', ar: 'كيف تشعر؟' },
  },
  latest: {
    title: { en: 'Your measurements', ar: 'قياساتك' },
    open: (kind: Word): Word => ({
      en: `${kind.en}: chart and entries`,
      ar: `${kind.ar}: الرسم البياني والقيود`,
    }),
    more: (amount: string, day: string): Word => ({
      en: `${amount} more than on ${day}`,
      ar: `زيادة ${amount} عن ${day}`,
    }),
    less: (amount: string, day: string): Word => ({
      en: `${amount} less than on ${day}`,
      ar: `نقص ${amount} عن ${day}`,
    }),
    same: (day: string): Word => ({ en: `The same as on ${day}`, ar: `دون تغيّر عن ${day}` }),
    before: (value: string, day: string): Word => ({ en: `${value} on ${day}`, ar: `${value} في ${day}` }),
    first: { en: 'The first entry', ar: 'أول قيد' },
    groups: {
      body: { en: 'Body', ar: 'الجسم' },
      heart: { en: 'Heart and sugar', ar: 'القلب والسكر' },
      blood: { en: 'Blood tests', ar: 'تحاليل الدم' },
      daily: { en: 'Daily', ar: 'العادات اليومية' },
    },
    course: (kind: Word): Word => ({ en: `${kind.en} over time`, ar: `${kind.ar} مع مرور الوقت` }),
    without: { en: 'No entries yet:', ar: 'دون قيود بعد:' },
  },
  kind: {
    back: { en: 'All measurements', ar: 'جميع القياسات' },
    add: { en: 'Add', ar: 'إضافة' },
    guided: { en: 'Measure step by step', ar: 'قياس خطوة بخطوة' },
    entries: { en: 'Entries', ar: 'القيود' },
    course: { en: 'Over time', ar: 'مع مرور الوقت' },
  },
}

export const entry = {
  add: (kind: Word): Word => ({
    en: `Add: ${kind.en}`,
    ar: `إضافة: ${kind.ar}`,
  }),
  edit: (kind: Word): Word => ({
    en: `Edit: ${kind.en}`,
    ar: `تعديل: ${kind.ar}`,
  }),
  upper: { en: 'Upper (systolic)', ar: 'الانقباضي (العلوي)' },
  lower: { en: 'Lower (diastolic)', ar: 'الانبساطي (السفلي)' },
  unit: { en: 'Unit', ar: 'الوحدة' },
  less: { en: 'A little less', ar: 'أقل قليلًا' },
  more: { en: 'A little more', ar: 'أكثر قليلًا' },
  moment: { en: 'Measured', ar: 'وقت القياس' },
  now: { en: 'Now', ar: 'الآن' },
  otherTime: { en: 'Another time or a note', ar: 'وقت آخر أو ملاحظة' },
  day: { en: 'Day', ar: 'اليوم' },
  time: { en: 'Time', ar: 'الوقت' },
  note: { en: 'Note', ar: 'ملاحظة' },
  noteHelp: { en: 'What your dietitian should know about it', ar: 'ما ينبغي أن يعرفه أخصائيك عنه' },
  bounds: (least: string, most: string): Word => ({
    en: `Between ${least} and ${most}`,
    ar: `بين ${least} و${most}`,
  }),
  notNumber: { en: 'Please enter a number', ar: 'يُرجى إدخال رقم' },
  pairWrong: {
    en: 'The upper value must be higher than the lower one',
    ar: 'يجب أن تكون القيمة العليا أكبر من السفلى',
  },
  inFuture: {
    en: 'This is in the future. Please choose an earlier time.',
    ar: 'هذا الوقت في المستقبل. يُرجى اختيار وقت سابق.',
  },
  dayMissing: { en: 'Please enter the whole date', ar: 'يُرجى إدخال التاريخ كاملًا' },
  save: { en: 'Save', ar: 'حفظ' },
  saving: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  saved: { en: 'Saved', ar: 'تم الحفظ' },
  notSaved: { en: 'Not saved', ar: 'لم يُحفظ' },
  offline: {
    en: 'Not saved: there is no connection. Leave this open, and it is sent once you are back online.',
    ar: 'لم يُحفظ لانقطاع الاتصال. يُرسل تلقائيًا عند عودة الاتصال ما دامت هذه النافذة مفتوحة.',
  },
  retry: { en: 'Try again', ar: 'إعادة المحاولة' },
  removed: { en: 'Entry removed', ar: 'حُذف القيد' },
  removeFailed: { en: 'The entry could not be removed', ar: 'تعذّر حذف القيد' },
  undo: { en: 'Undo', ar: 'تراجع' },
  undone: { en: 'The entry is back', ar: 'أُعيد القيد' },
}
