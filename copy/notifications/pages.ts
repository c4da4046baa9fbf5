export const reminderPages = {
  leave: {
    ask: {
      heading: { en: 'No more reminders by email', ar: 'إيقاف التذكيرات البريدية' },
      text: {
        en: 'Press the button, and we will not remind you of appointments by email any more. Bookings and cancellations still reach you.',
        ar: 'اضغط على الزر ولن نذكّرك بمواعيدك بالبريد بعد الآن. تبقى رسائل الحجز والإلغاء تصلك.',
      },
      button: { en: 'Stop reminders', ar: 'إيقاف التذكيرات' },
      busy: { en: 'Stopping...', ar: 'جارٍ الإيقاف...' },
    },
    done: {
      heading: { en: 'Reminders are off', ar: 'تم إيقاف التذكيرات' },
      text: {
        en: 'We will not remind you by email any more. You can turn reminders on again in your settings.',
        ar: 'لن نذكّرك بالبريد بعد الآن. يمكنك تفعيل التذكيرات من جديد في إعداداتك.',
      },
    },
    notValid: {
      heading: { en: 'This link does not work', ar: 'هذا الرابط لا يعمل' },
      text: {
        en: 'It may be incomplete. Open the link again from the newest reminder, or turn reminders off in your settings.',
        ar: 'ربما كان ناقصًا. افتح الرابط من أحدث تذكير وصلك، أو أوقف التذكيرات من إعداداتك.',
      },
    },
  },
  home: { en: 'Return to Home', ar: 'العودة إلى الرئيسية' },
  settings: { en: 'Open settings', ar: 'فتح الإعدادات' },
}
