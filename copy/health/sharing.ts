import type { HealthGroup } from '#contract/health/kinds.ts'
import { counted } from '#copy/counted.ts'
import type { Word } from '#copy/word.ts'

export const healthGroupWords: Readonly<Record<HealthGroup, Word>> = {
  body: { en: 'Weight and body', ar: 'الوزن والجسم' },
  heart: { en: 'Blood pressure and lipids', ar: 'ضغط الدم والدهون' },
  glucose: { en: 'Glucose', ar: 'سكر الدم' },
  habits: { en: 'Steps, water, sleep, mood', ar: 'الخطوات والماء والنوم والمزاج' },
  medicines: { en: 'Medicines and supplements', ar: 'الأدوية والمكملات' },
  meals: { en: 'Meals', ar: 'الوجبات' },
  answers: { en: 'Goals, conditions, allergies', ar: 'الأهداف والحالات والحساسية' },
  reports: { en: 'Laboratory reports', ar: 'تقارير المختبر' },
}

/** Who may see which parts of the record, and who has seen them. */
export const sharingWords = {
  unread: { en: 'Your sharing settings could not be loaded', ar: 'تعذّر تحميل إعدادات المشاركة' },
  failed: { en: 'Your choice could not be saved', ar: 'تعذّر حفظ اختيارك' },
  title: { en: 'Data sharing', ar: 'مشاركة البيانات' },
  text: {
    en: 'Dietitians you have booked can see your record. Nobody else sees it. If the law ever requires our team to open it, you will be notified and it is listed below.',
    ar: 'يمكن للأخصائيين الذين حجزت معهم الاطلاع على سجلك، ولا يطّلع عليه غيرهم. وإن أوجب النظام على فريقنا فتحه، وصلك إشعار بذلك وظهر في القائمة أدناه.',
  },
  record: {
    label: { en: 'Share my record with my dietitians', ar: 'مشاركة سجلي مع أخصائيّي' },
    help: {
      en: 'When this is off, none of them can see anything, whatever you choose below.',
      ar: 'عند إيقافها لا يرى أي منهم شيئًا، مهما كان الاختيار أدناه.',
    },
  },
  waits: {
    en: 'This takes effect once you have agreed above.',
    ar: 'يسري هذا بعد موافقتك أعلاه.',
  },
  nobody: {
    en: 'You have not booked anyone yet. Once you have, you choose here what they see.',
    ar: 'لم تحجز مع أحد بعد. وبعد الحجز تختار هنا ما يراه كل أخصائي.',
  },
  groupsFor: (name: string): Word => ({
    en: `What \u2068${name}\u2069 sees`,
    ar: `المتاح من سجلك لـ\u2068${name}\u2069`,
  }),
  readings: {
    title: { en: 'Who has read my record', ar: 'من اطّلع على سجلي' },
    text: {
      en: 'Every time a dietitian opens a part of your record, it is noted here. Nobody can remove it.',
      ar: 'كلما فتح أخصائي جزءًا من سجلك دُوّن ذلك هنا، ولا يستطيع أحد إزالته.',
    },
    none: { en: 'Nobody has read your record.', ar: 'لم يطّلع أحد على سجلك.' },
    list: { en: 'Readings', ar: 'مرات الاطلاع' },
    unread: { en: 'The list could not be loaded', ar: 'تعذّر تحميل القائمة' },
    team: { en: 'An admin, as the law required', ar: 'أحد المشرفين بموجب النظام' },
    gone: { en: 'A dietitian who has left', ar: 'أخصائي غادر المنصة' },
    times: (count: number): Word =>
      counted(count, 'once', '# times', {
        zero: 'ولا مرة',
        one: 'مرة واحدة',
        two: 'مرتين',
        few: '# مرات',
        many: '# مرة',
        other: '# مرة',
      }),
    more: { en: 'Show earlier', ar: 'عرض الأقدم' },
    loading: { en: 'Loading...', ar: 'جارٍ التحميل...' },
  },
}
