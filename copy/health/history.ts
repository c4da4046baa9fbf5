import type { GuidedKind } from '#contract/health/guided.ts'
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
    add: (amount: string): Word => ({ en: `+${amount}`, ar: `+${amount}` }),
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

export const guided = {
  title: (kind: Word): Word => ({
    en: `Measure: ${kind.en}`,
    ar: `قياس: ${kind.ar}`,
  }),
  prepare: {
    weight: [
      {
        en: 'Stand on the scale in the morning, after using the bathroom and before breakfast.',
        ar: 'الوزن صباحًا بعد دخول الحمّام وقبل الفطور.',
      },
      { en: 'Wear light clothes and no shoes.', ar: 'ملابس خفيفة ودون حذاء.' },
      {
        en: 'Put the scale on a hard, level floor, and step off between the two readings.',
        ar: 'الميزان على أرض صلبة مستوية، مع النزول عنه بين القراءتين.',
      },
    ],
    waist: [
      {
        en: 'Stand upright and breathe out normally.',
        ar: 'الوقوف باستقامة مع الزفير بشكل طبيعي.',
      },
      {
        en: 'Place the tape halfway between the lowest rib and the top of the hip bone.',
        ar: 'الشريط في منتصف المسافة بين أسفل ضلع وأعلى عظم الورك.',
      },
      { en: 'Keep the tape level, and do not pull it tight.', ar: 'الشريط مستوٍ ودون شدّ.' },
    ],
    hip: [
      { en: 'Stand upright with your feet together.', ar: 'الوقوف باستقامة مع ضم القدمين.' },
      { en: 'Place the tape around the widest part of the hips.', ar: 'الشريط حول أعرض جزء من الورك.' },
      { en: 'Keep the tape level, and do not pull it tight.', ar: 'الشريط مستوٍ ودون شدّ.' },
    ],
    blood_pressure: [
      {
        en: 'Sit quietly for five minutes first. No coffee, smoking or exercise for half an hour before.',
        ar: 'الجلوس بهدوء خمس دقائق أولًا، دون قهوة أو تدخين أو رياضة قبلها بنصف ساعة.',
      },
      {
        en: 'Lean back, both feet on the floor, the cuff on your bare arm at the height of your heart.',
        ar: 'إسناد الظهر والقدمان على الأرض، والسوار على الذراع المكشوف بمستوى القلب.',
      },
      { en: 'Do not talk while it measures.', ar: 'دون كلام أثناء القياس.' },
    ],
  } satisfies Record<GuidedKind, readonly Word[]>,
  begin: { en: 'Begin', ar: 'البدء' },
  reading: (place: number): Word =>
    [
      { en: 'First reading', ar: 'القراءة الأولى' },
      { en: 'Second reading', ar: 'القراءة الثانية' },
      { en: 'Third reading', ar: 'القراءة الثالثة' },
    ][place - 1] ?? { en: 'Reading', ar: 'القراءة' },
  next: { en: 'Next', ar: 'التالي' },
  wait: (seconds: string): Word => ({
    en: `Wait a minute before the next reading: ${seconds}`,
    ar: `يُرجى الانتظار دقيقة قبل القراءة التالية: ${seconds}`,
  }),
  third: {
    en: 'The two readings are far apart. Take one more to be sure.',
    ar: 'القراءتان متباعدتان. قراءة أخرى تؤكّد النتيجة.',
  },
  result: (value: string): Word => ({ en: `Your result: ${value}`, ar: `النتيجة: ${value}` }),
  of: (readings: string): Word => ({ en: `From your readings: ${readings}`, ar: `من قراءاتك: ${readings}` }),
}
