export const reminderPages = {
  leave: {
    ask: {
      heading: { en: 'Stop email reminders', ar: 'إيقاف التذكيرات البريدية' },
      text: {
        en: 'Press the button and we will stop reminding you of appointments by email. You will still receive bookings and cancellations.',
        ar: 'بعد الضغط على الزر لن نذكّرك بمواعيدك بالبريد الإلكتروني. وستظل رسائل الحجز والإلغاء تصلك.',
      },
      button: { en: 'Stop reminders', ar: 'إيقاف التذكيرات' },
      busy: { en: 'Stopping...', ar: 'جارٍ الإيقاف...' },
    },
    done: {
      heading: { en: 'Reminders are off', ar: 'تم إيقاف التذكيرات' },
      text: {
        en: 'We will no longer remind you by email. You can turn reminders back on in your settings.',
        ar: 'لن نذكّرك بالبريد الإلكتروني بعد الآن. يمكنك تفعيل التذكيرات من جديد في إعداداتك.',
      },
    },
    notValid: {
      heading: { en: 'This link does not work', ar: 'هذا الرابط لا يعمل' },
      text: {
        en: 'It may be incomplete. Open the link again from the latest reminder, or turn reminders off in your settings.',
        ar: 'ربما كان ناقصًا. يُرجى فتح الرابط من أحدث تذكير وصلك، أو إيقاف التذكيرات من إعداداتك.',
      },
    },
  },
  digest: {
    ask: {
      heading: { en: 'Stop the daily summary', ar: 'إيقاف الملخص اليومي' },
      text: {
        en: 'Press the button and we will stop emailing you about unread notifications.',
        ar: 'بعد الضغط على الزر لن نراسلك بالبريد الإلكتروني عن الإشعارات غير المقروءة.',
      },
      button: { en: 'Stop the summary', ar: 'إيقاف الملخص' },
      busy: { en: 'Stopping...', ar: 'جارٍ الإيقاف...' },
    },
    done: {
      heading: { en: 'The daily summary is off', ar: 'تم إيقاف الملخص اليومي' },
      text: {
        en: 'You can turn it back on in your settings.',
        ar: 'يمكنك تفعيله من جديد في إعداداتك.',
      },
    },
    notValid: {
      heading: { en: 'This link does not work', ar: 'هذا الرابط لا يعمل' },
      text: {
        en: 'It may be incomplete. Open the link again from the latest summary, or turn it off in your settings.',
        ar: 'ربما كان ناقصًا. يُرجى فتح الرابط من أحدث ملخص وصلك، أو إيقافه من إعداداتك.',
      },
    },
  },
  home: { en: 'Return to Home', ar: 'العودة إلى الرئيسية' },
  settings: { en: 'Open settings', ar: 'فتح الإعدادات' },
}
