export const calendarFeedWords = {
  title: { en: 'Calendar', ar: 'التقويم' },
  text: {
    en: 'A private link that your calendar app can subscribe to. Your appointments appear there and stay up to date.',
    ar: 'رابط خاص يمكن لتطبيق التقويم لديك الاشتراك فيه، فتظهر فيه مواعيدك وتبقى محدثة.',
  },
  none: {
    en: 'You do not have a calendar link yet.',
    ar: 'ليس لديك رابط تقويم بعد.',
  },
  make: { en: 'Create link', ar: 'إنشاء رابط' },
  making: { en: 'Creating...', ar: 'جارٍ الإنشاء...' },
  label: { en: 'Your private link', ar: 'رابطك الخاص' },
  help: {
    en: 'In your calendar app, choose to subscribe to a calendar by link, and paste it there. Anyone who has it can read your appointments, so keep it to yourself.',
    ar: 'من تطبيق التقويم يمكنك الاشتراك في تقويم عبر رابط، ثم لصق الرابط هناك. من يصل إليه هذا الرابط يمكنه قراءة مواعيدك، فيُرجى عدم مشاركته.',
  },
  copy: { en: 'Copy link', ar: 'نسخ الرابط' },
  renew: {
    open: { en: 'New link', ar: 'رابط جديد' },
    title: { en: 'Create a new link?', ar: 'إنشاء رابط جديد؟' },
    text: {
      en: 'The current link stops working right away, and calendars that use it are no longer updated. Paste the new link there afterwards.',
      ar: 'يتوقف الرابط الحالي فورًا، ولا تُحدَّث التقويمات المشتركة فيه، إلى أن تلصق فيها الرابط الجديد.',
    },
    confirm: { en: 'Create new link', ar: 'إنشاء رابط جديد' },
    busy: { en: 'Creating...', ar: 'جارٍ الإنشاء...' },
    done: { en: 'Your calendar has a new link', ar: 'لتقويمك رابط جديد' },
  },
  remove: {
    open: { en: 'Remove', ar: 'حذف' },
    title: { en: 'Remove the calendar link?', ar: 'حذف رابط التقويم؟' },
    text: {
      en: 'The link stops working right away, and calendars that use it are no longer updated. You can create another one at any time.',
      ar: 'يتوقف الرابط فورًا، ولا تُحدَّث التقويمات المشتركة فيه. يمكنك إنشاء رابط آخر متى شئت.',
    },
    confirm: { en: 'Remove link', ar: 'حذف الرابط' },
    busy: { en: 'Removing...', ar: 'جارٍ الحذف...' },
    done: { en: 'Your calendar link has been removed', ar: 'تم حذف رابط تقويمك' },
  },
  keep: { en: 'Keep it', ar: 'الإبقاء عليه' },
  failed: { en: 'Your calendar link could not be changed', ar: 'تعذّر تغيير رابط تقويمك' },
  unread: { en: 'Your calendar link could not be loaded', ar: 'تعذّر تحميل رابط تقويمك' },
}
