import type { SubscriberState } from '#contract/newsletter-subscribers.ts'
import { counted } from './counted.ts'
import type { Word } from './word.ts'

/** The subscribers of the newsletter, as admins see them. */
export const newsletterSubscribers = {
  list: { en: 'Newsletter subscribers', ar: 'المشتركون في النشرة البريدية' },
  search: { en: 'Search by email...', ar: 'البحث بالبريد الإلكتروني...' },
  state: {
    label: { en: 'State', ar: 'الحالة' },
    all: { en: 'All states', ar: 'كل الحالات' },
  },
  states: {
    confirmed: { en: 'Confirmed', ar: 'مؤكَّد' },
    waiting: { en: 'Not confirmed', ar: 'غير مؤكَّد' },
    left: { en: 'Unsubscribed', ar: 'أُلغي الاشتراك' },
  } satisfies Record<SubscriberState, Word>,
  total: (count: number): Word =>
    counted(count, '# address', '# addresses', {
      zero: 'لا عناوين',
      one: 'عنوان واحد',
      two: 'عنوانان',
      few: '# عناوين',
      many: '# عنوانًا',
      other: '# عنوان',
    }),
  asked: (date: string): Word => ({ en: `Subscribed ${date}`, ar: `الاشتراك: ${date}` }),
  none: {
    title: { en: 'No subscribers yet', ar: 'لا مشتركين بعد' },
    text: {
      en: 'Addresses entered in the footer of the public pages appear here.',
      ar: 'تظهر هنا العناوين المُدخلة أسفل الصفحات العامة.',
    },
  },
  nothingFound: {
    title: { en: 'No subscribers found', ar: 'لم نعثر على مشتركين' },
    text: { en: 'Try another address or state.', ar: 'يمكنك تجربة عنوان آخر أو حالة أخرى.' },
    clear: { en: 'Show all subscribers', ar: 'عرض كل المشتركين' },
  },
  failed: { en: 'The subscribers could not be loaded', ar: 'تعذّر تحميل قائمة المشتركين' },
  showMore: { en: 'Show more', ar: 'عرض المزيد' },
  download: { en: 'Download CSV', ar: 'تنزيل ملف CSV' },
  downloading: { en: 'Preparing the file...', ar: 'جارٍ تجهيز الملف...' },
  downloadFailed: { en: 'Failed to download the file', ar: 'تعذّر تنزيل الملف' },
  downloadHint: {
    en: 'Each download is recorded. Write only to confirmed addresses.',
    ar: 'يُسجَّل كل تنزيل. لا تُرسل النشرة إلا إلى العناوين المؤكَّدة.',
  },
  columns: {
    email: { en: 'Email', ar: 'البريد الإلكتروني' },
    state: { en: 'State', ar: 'الحالة' },
    language: { en: 'Language', ar: 'اللغة' },
    askedAt: { en: 'Subscribed', ar: 'وقت الاشتراك' },
    changedAt: { en: 'Confirmed or unsubscribed', ar: 'وقت التأكيد أو إلغاء الاشتراك' },
  },
  remove: { en: 'Delete', ar: 'حذف' },
  removeOf: (email: string): Word => ({
    en: `Delete ${email}`,
    ar: `حذف \u2068${email}\u2069`,
  }),
  removal: {
    title: { en: 'Delete this address?', ar: 'حذف هذا العنوان؟' },
    text: (email: string): Word => ({
      en: `${email} is deleted for good, with the record that it was confirmed or unsubscribed. Use this when the owner asks us to erase it.`,
      ar: `سيُحذف \u2068${email}\u2069 نهائيًا مع ما يثبت تأكيد الاشتراك أو إلغاءه. يُستخدم ذلك عندما يطلب صاحب العنوان محوه.`,
    }),
    confirm: { en: 'Delete address', ar: 'حذف العنوان' },
    busy: { en: 'Deleting...', ar: 'جارٍ الحذف...' },
    keep: { en: 'Keep it', ar: 'الاحتفاظ به' },
    done: { en: 'Address deleted', ar: 'تم حذف العنوان' },
  },
}
