import type { DataCategory } from '#contract/privacy/breaches.ts'
import { counted } from '../counted.ts'
import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'

/** The register of breaches. */
export const breaches = {
  title: { en: 'Breaches', ar: 'حوادث تسرب البيانات' },
  text: {
    en: 'If harm is possible, SDAIA must be notified within 72 hours of knowing, and the people concerned without delay.',
    ar: 'عند احتمال الضرر يجب إشعار سدايا خلال 72 ساعة من العلم بالحادثة، وإبلاغ المتأثرين دون تأخير.',
  },
  add: { en: 'Record a breach', ar: 'تسجيل حادثة' },
  list: { en: 'Register of breaches', ar: 'سجل الحوادث' },
  none: { en: 'No breach has been recorded.', ar: 'لم تُسجَّل أي حادثة.' },
  drill: { en: 'Drill', ar: 'تمرين' },
  closed: { en: 'Closed', ar: 'مغلقة' },
  told: { en: 'SDAIA notified', ar: 'تم إشعار سدايا' },
  left: (time: string): Word => ({
    en: `${time} left to notify SDAIA`,
    ar: `المتبقي لإشعار سدايا: ${time}`,
  }),
  overdue: (time: string): Word => ({
    en: `Notification overdue by ${time}`,
    ar: `تأخر الإشعار: ${time}`,
  }),
  known: (moment: string): Word => ({
    en: `Known since ${moment}`,
    ar: `وقت العلم بها: ${isolated(moment)}`,
  }),
  people: (count: number): Word =>
    counted(count, '# person', '# people', {
      zero: 'لا أحد',
      one: 'شخص واحد',
      two: 'شخصان',
      few: '# أشخاص',
      many: '# شخصًا',
      other: '# شخص',
    }),
  fields: {
    isDrill: { en: 'This is a drill', ar: 'هذا تمرين' },
    title: { en: 'Title', ar: 'العنوان' },
    knownOn: { en: 'Known since', ar: 'تاريخ العلم بالحادثة' },
    knownTime: { en: 'Time (Riyadh)', ar: 'الوقت (الرياض)' },
    happenedOn: { en: 'Happened on', ar: 'تاريخ الوقوع' },
    endedOn: { en: 'Ended on', ar: 'تاريخ الانتهاء' },
    endedHelp: { en: 'Leave empty while it goes on.', ar: 'يُترك فارغًا ما دامت مستمرة.' },
    what: { en: '(a) What happened and how', ar: '(أ) ما حدث وكيف حدث' },
    categories: { en: '(b) Categories of data', ar: '(ب) فئات البيانات' },
    peopleCount: { en: '(b) People concerned', ar: '(ب) عدد المتأثرين' },
    recordsCount: { en: '(b) Records concerned', ar: '(ب) عدد السجلات' },
    risks: { en: '(c) Possible consequences', ar: '(ج) الآثار المحتملة' },
    measures: { en: '(c) Measures taken and planned', ar: '(ج) الإجراءات المتخذة والمخططة' },
    contact: { en: '(e) Contact for questions', ar: '(هـ) جهة الاتصال' },
  },
  categories: {
    contact: { en: 'Contact details', ar: 'بيانات الاتصال' },
    health: { en: 'Health data', ar: 'البيانات الصحية' },
    messages: { en: 'Messages', ar: 'الرسائل' },
    appointments: { en: 'Appointments', ar: 'المواعيد' },
    documents: { en: 'Documents', ar: 'الوثائق' },
    payments: { en: 'Payments', ar: 'المدفوعات' },
    credentials: { en: 'Passwords and sessions', ar: 'كلمات المرور والجلسات' },
  } satisfies Record<DataCategory, Word>,
  save: { en: 'Save breach', ar: 'حفظ الحادثة' },
  saved: { en: 'Breach saved', ar: 'تم حفظ الحادثة' },
  edit: { en: 'Edit', ar: 'تعديل' },
  subjects: { en: '(d) People concerned told', ar: '(د) إبلاغ المتأثرين' },
  authority: { en: 'SDAIA notified', ar: 'إشعار سدايا' },
  notYet: { en: 'Not yet', ar: 'لم يتم بعد' },
  goesOn: { en: 'still going on', ar: 'ما زالت مستمرة' },
  tell: {
    title: { en: 'Record a notification', ar: 'تسجيل إشعار' },
    who: { en: 'Who was told', ar: 'الجهة المُبلَّغة' },
    toldOn: { en: 'On', ar: 'التاريخ' },
    note: { en: 'Reference, or how they were told', ar: 'الرقم المرجعي أو طريقة الإبلاغ' },
    confirm: { en: 'Save notification', ar: 'حفظ الإشعار' },
    done: { en: 'Notification saved', ar: 'تم حفظ الإشعار' },
    options: {
      authority: { en: 'SDAIA', ar: 'سدايا' },
      subjects: { en: 'The people concerned', ar: 'المتأثرون' },
    },
  },
  close: {
    title: { en: 'Close the breach', ar: 'إغلاق الحادثة' },
    conclusion: { en: 'Conclusion', ar: 'الخلاصة' },
    confirm: { en: 'Close breach', ar: 'إغلاق' },
    done: { en: 'Breach closed', ar: 'تم إغلاق الحادثة' },
  },
  templates: {
    title: { en: 'Texts to copy', ar: 'نصوص جاهزة للنسخ' },
    text: {
      en: 'For the National Data Governance Platform and for the people concerned. Check them before you send them.',
      ar: 'لمنصة حوكمة البيانات الوطنية وللمتأثرين. يُرجى مراجعتها قبل الإرسال.',
    },
    authority: { en: 'To SDAIA', ar: 'إلى سدايا' },
    subjects: { en: 'To the people concerned', ar: 'إلى المتأثرين' },
    english: { en: 'Copy in English', ar: 'نسخ بالإنجليزية' },
    arabic: { en: 'Copy in Arabic', ar: 'نسخ بالعربية' },
  },
  affected: {
    title: { en: 'Who was affected', ar: 'من تأثر' },
    text: {
      en: 'Whose accounts a misused account reached, by the audit log.',
      ar: 'أصحاب الحسابات التي وصل إليها حساب أُسيء استخدامه، بحسب سجل التدقيق.',
    },
    email: { en: 'Email of the misused account', ar: 'بريد الحساب الذي أُسيء استخدامه' },
    from: { en: 'From', ar: 'من' },
    to: { en: 'To', ar: 'إلى' },
    find: { en: 'Find', ar: 'بحث' },
    finding: { en: 'Searching...', ar: 'جارٍ البحث...' },
    none: { en: 'The log shows nobody.', ar: 'لا يُظهر السجل أحدًا.' },
    nameless: { en: 'No name', ar: 'دون اسم' },
    entries: (count: number): Word =>
      counted(
        count,
        '# entry',
        '# entries',
        {
          zero: 'الحساب نفسه',
          one: 'حدث واحد',
          two: 'حدثان',
          few: '# أحداث',
          many: '# حدثًا',
          other: '# حدث',
        },
        'the account itself',
      ),
  },
}

/** The headings in the notification to SDAIA, by the letters of the regulation, and in that to the affected people. */
export const breachTexts = {
  heading: { en: 'Notification of a personal data breach', ar: 'إشعار بحادثة تسرب بيانات شخصية' },
  a: { en: '(a) What happened, when, and when it became known', ar: '(أ) ما حدث، ووقت الوقوع، ووقت العلم' },
  time: { en: 'Time of the incident', ar: 'وقت الوقوع' },
  known: { en: 'Known since', ar: 'وقت العلم' },
  b: { en: '(b) Categories and numbers', ar: '(ب) الفئات والأعداد' },
  categories: { en: 'Categories', ar: 'فئات البيانات' },
  people: { en: 'People concerned', ar: 'عدد المتأثرين' },
  records: { en: 'Records concerned', ar: 'عدد السجلات' },
  c: { en: '(c) Risks and measures', ar: '(ج) المخاطر والإجراءات' },
  d: { en: '(d) Whether the people concerned have been told', ar: '(د) إبلاغ المتأثرين' },
  e: { en: '(e) Contact', ar: '(هـ) جهة الاتصال' },
  opening: { en: 'We are writing to you about your personal data.', ar: 'نكتب إليك بشأن بياناتك الشخصية.' },
  what: { en: 'What happened', ar: 'ما حدث' },
  when: { en: 'When', ar: 'متى' },
  risks: { en: 'What it may mean for you', ar: 'ما قد يعنيه ذلك لك' },
  measures: { en: 'What we have done', ar: 'ما اتخذناه من إجراءات' },
  questions: { en: 'Questions can be sent to', ar: 'للاستفسار تمكن مراسلة' },
}
