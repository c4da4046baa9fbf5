/** The patient's own phone number, in the settings. */
export const ownPhone = {
  title: { en: 'Phone number', ar: 'رقم الجوال' },
  text: {
    en: 'Text messages about your appointments go to this number.',
    ar: 'تصلك على هذا الرقم الرسائل النصية عن مواعيدك.',
  },
  label: { en: 'Phone number', ar: 'رقم الجوال' },
  help: {
    en: 'Leave it empty to get no text messages.',
    ar: 'عند تركه فارغًا لا تصلك رسائل نصية.',
  },
  save: { en: 'Save phone number', ar: 'حفظ رقم الجوال' },
  saving: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
  saved: { en: 'Your phone number is saved', ar: 'تم حفظ رقم الجوال' },
  removed: { en: 'Your phone number is removed', ar: 'تمت إزالة رقم الجوال' },
  unread: { en: 'Your phone number could not be loaded', ar: 'تعذّر تحميل رقم الجوال' },
}
