import type { SurveyAudience } from '#contract/survey.ts'
import { counted } from './counted.ts'
import type { Word } from './word.ts'

/** The answers to the public surveys, as admins see them. */
export const surveyAnswers = {
  list: { en: 'Survey answers', ar: 'إجابات الاستبيان' },
  search: {
    en: 'Search by name, company, email or phone...',
    ar: 'البحث بالاسم أو الشركة أو البريد الإلكتروني أو رقم الجوال...',
  },
  audience: {
    label: { en: 'Survey', ar: 'الاستبيان' },
    all: { en: 'All surveys', ar: 'كل الاستبيانات' },
  },
  audiences: {
    company: { en: 'Company', ar: 'شركة' },
    dietitian: { en: 'Dietitian', ar: 'أخصائي تغذية' },
    patient: { en: 'Patient', ar: 'مريض' },
  } satisfies Record<SurveyAudience, Word>,
  total: (count: number): Word =>
    counted(count, '# answer', '# answers', {
      zero: 'لا إجابات',
      one: 'إجابة واحدة',
      two: 'إجابتان',
      few: '# إجابات',
      many: '# إجابة',
      other: '# إجابة',
    }),
  none: {
    title: { en: 'No answers yet', ar: 'لا إجابات بعد' },
    text: {
      en: 'What companies, dietitians and patients send from the public pages appears here.',
      ar: 'يظهر هنا ما ترسله الشركات وأخصائيو التغذية والمرضى من الصفحات العامة.',
    },
  },
  nothingFound: {
    title: { en: 'No answers found', ar: 'لم نعثر على إجابات' },
    text: { en: 'Try another name or survey.', ar: 'يمكنك تجربة اسم آخر أو استبيان آخر.' },
    clear: { en: 'Show all answers', ar: 'عرض كل الإجابات' },
  },
  failed: { en: 'The answers could not be loaded', ar: 'تعذّر تحميل الإجابات' },
  failedOne: { en: 'The answer could not be loaded', ar: 'تعذّر تحميل الإجابة' },
  showMore: { en: 'Show more', ar: 'عرض المزيد' },
  download: { en: 'Download CSV', ar: 'تنزيل ملف CSV' },
  downloading: { en: 'Preparing the file...', ar: 'جارٍ تجهيز الملف...' },
  downloadFailed: { en: 'Failed to download the file', ar: 'تعذّر تنزيل الملف' },
  downloadHint: {
    en: 'Each download is recorded. What patients wrote about themselves is left out of the file.',
    ar: 'يُسجَّل كل تنزيل، ولا يتضمن الملف ما كتبه المرضى عن أنفسهم.',
  },
  columns: {
    answeredAt: { en: 'Sent', ar: 'وقت الإرسال' },
    audience: { en: 'Survey', ar: 'الاستبيان' },
    name: { en: 'Name', ar: 'الاسم' },
    email: { en: 'Email', ar: 'البريد الإلكتروني' },
    phone: { en: 'Phone', ar: 'رقم الجوال' },
    language: { en: 'Language', ar: 'اللغة' },
    companyName: { en: 'Company', ar: 'الشركة' },
    position: { en: 'Position', ar: 'المسمى الوظيفي' },
    employeeCount: { en: 'Employees', ar: 'عدد الموظفين' },
    licenseNumber: { en: 'License number', ar: 'رقم الترخيص' },
    specialization: { en: 'Specialization', ar: 'التخصص' },
    yearsOfExperience: { en: 'Years of experience', ar: 'سنوات الخبرة' },
    interest: { en: 'Interest', ar: 'الاهتمام' },
    needs: { en: 'Needs', ar: 'الاحتياج' },
    message: { en: 'Message', ar: 'الرسالة' },
  },
  /** Facts of one answer that the list does not show. */
  details: {
    age: { en: 'Age range', ar: 'الفئة العمرية' },
    gender: { en: 'Gender', ar: 'الجنس' },
    primaryGoal: { en: 'Primary goal', ar: 'الهدف الأساسي' },
  },
  back: { en: 'All answers', ar: 'كل الإجابات' },
  sentOn: (moment: string): Word => ({ en: `Sent ${moment}`, ar: `أُرسلت ${moment}` }),
  recorded: {
    en: 'Opening an answer is recorded in the audit log.',
    ar: 'يُسجَّل الاطلاع على كل إجابة في سجل التدقيق.',
  },
  unopenable: {
    en: 'This text can no longer be decrypted.',
    ar: 'لم يعد بالإمكان فك تشفير هذا النص.',
  },
  reply: { en: 'Reply by email', ar: 'الرد بالبريد الإلكتروني' },
  remove: { en: 'Delete answer', ar: 'حذف الإجابة' },
  removal: {
    title: { en: 'Delete this answer?', ar: 'حذف هذه الإجابة؟' },
    text: (name: string): Word => ({
      en: `Everything ${name} sent with this survey is deleted for good. Use this when someone asks us to erase their answer.`,
      ar: `سيُحذف نهائيًا كل ما أرسله صاحب الإجابة (\u2068${name}\u2069) في هذا الاستبيان. يُستخدم ذلك عندما يُطلب منا محو الإجابة.`,
    }),
    confirm: { en: 'Delete answer', ar: 'حذف الإجابة' },
    busy: { en: 'Deleting...', ar: 'جارٍ الحذف...' },
    keep: { en: 'Keep it', ar: 'الاحتفاظ بها' },
    done: { en: 'Answer deleted', ar: 'تم حذف الإجابة' },
  },
}
