export const calendarFeedWords = {
  title: { en: 'Calendar', ar: 'التقويم' },
  text: {
    en: 'A private address that your calendar program can follow. Your appointments appear there and stay up to date.',
    ar: 'عنوان خاص يمكن لبرنامج التقويم لديك متابعته، فتظهر فيه مواعيدك وتبقى محدثة.',
  },
  none: {
    en: 'You have no calendar address yet.',
    ar: 'ليس لديك عنوان تقويم بعد.',
  },
  make: { en: 'Create address', ar: 'إنشاء عنوان' },
  making: { en: 'Creating...', ar: 'جارٍ الإنشاء...' },
  label: { en: 'Your private address', ar: 'عنوانك الخاص' },
  help: {
    en: 'In your calendar program, choose to subscribe to a calendar by address and paste it there. Whoever knows it can read your appointments, so keep it to yourself.',
    ar: 'اختر في برنامج التقويم الاشتراك في تقويم بعنوان، ثم ألصقه هناك. من يعرف هذا العنوان يمكنه قراءة مواعيدك، فاحتفظ به لنفسك.',
  },
  copy: { en: 'Copy address', ar: 'نسخ العنوان' },
  copied: { en: 'Copied', ar: 'تم النسخ' },
  notCopied: {
    en: 'This browser does not let us copy. Please select the address and copy it.',
    ar: 'لا يسمح هذا المتصفح بالنسخ. يُرجى تحديد العنوان ونسخه.',
  },
  renew: {
    open: { en: 'New address', ar: 'عنوان جديد' },
    title: { en: 'Make a new address?', ar: 'إنشاء عنوان جديد؟' },
    text: {
      en: 'The present address stops working at once, and calendars that follow it are no longer updated. You then paste the new one there.',
      ar: 'يتوقف العنوان الحالي فورًا، ولا تُحدّث التقويمات التي تتابعه. بعدها تلصق العنوان الجديد فيها.',
    },
    confirm: { en: 'Make a new address', ar: 'إنشاء عنوان جديد' },
    busy: { en: 'Making it...', ar: 'جارٍ الإنشاء...' },
    done: { en: 'Your calendar has a new address', ar: 'لتقويمك عنوان جديد' },
  },
  remove: {
    open: { en: 'Remove', ar: 'حذف' },
    title: { en: 'Remove the calendar address?', ar: 'حذف عنوان التقويم؟' },
    text: {
      en: 'The address stops working at once, and calendars that follow it are no longer updated. You can make another one at any time.',
      ar: 'يتوقف العنوان فورًا، ولا تُحدّث التقويمات التي تتابعه. يمكنك إنشاء عنوان آخر متى شئت.',
    },
    confirm: { en: 'Remove address', ar: 'حذف العنوان' },
    busy: { en: 'Removing...', ar: 'جارٍ الحذف...' },
    done: { en: 'Your calendar address is removed', ar: 'تم حذف عنوان تقويمك' },
  },
  keep: { en: 'Keep it', ar: 'الإبقاء عليه' },
  failed: { en: 'Your calendar address was not changed', ar: 'لم يتغيّر عنوان تقويمك' },
  unread: { en: 'Your calendar address could not be loaded', ar: 'تعذّر تحميل عنوان تقويمك' },
}
