import type { Word } from '../word.ts'

export const notificationPanel = {
  unread: { en: 'Unread', ar: 'غير مقروء' },
  read: { en: 'Mark as read', ar: 'تحديد كمقروء' },
  /** The full label of a button for screen readers. */
  readThis: (title: string): Word => ({ en: `Mark as read: ${title}`, ar: `تحديد كمقروء: ${title}` }),
  readAll: { en: 'Mark all as read', ar: 'تحديد الكل كمقروء' },
  clear: { en: 'Clear all', ar: 'مسح الكل' },
  empty: {
    title: { en: 'No notifications', ar: 'لا توجد إشعارات' },
    text: {
      en: 'News about your appointments, messages and account will appear here.',
      ar: 'يظهر هنا كل جديد عن مواعيدك ورسائلك وحسابك.',
    },
  },
  failed: { en: 'Your notifications could not be updated', ar: 'تعذّر تحديث إشعاراتك' },
  view: { en: 'View', ar: 'عرض' },
  dismiss: { en: 'Dismiss', ar: 'تجاهل' },
}
