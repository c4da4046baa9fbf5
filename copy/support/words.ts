import type { TicketCategory, TicketPriority, TicketStatus } from '#contract/support/ticket.ts'
import type { Word } from '../word.ts'

/** The common names of a ticket's status. */
export const ticketStatusWords: Readonly<Record<TicketStatus, Word>> = {
  open: { en: 'Open', ar: 'مفتوحة' },
  pending: { en: 'Pending', ar: 'معلّقة' },
  closed: { en: 'Closed', ar: 'مغلقة' },
}

export const ticketPriorityWords: Readonly<Record<TicketPriority, Word>> = {
  high: { en: 'High', ar: 'عالية' },
  medium: { en: 'Medium', ar: 'متوسطة' },
  low: { en: 'Low', ar: 'منخفضة' },
}

export const ticketCategoryWords: Readonly<Record<TicketCategory, Word>> = {
  appointments: { en: 'Appointments', ar: 'المواعيد' },
  account: { en: 'Account and sign-in', ar: 'الحساب وتسجيل الدخول' },
  payments: { en: 'Payments and invoices', ar: 'المدفوعات والفواتير' },
  technical: { en: 'Technical problem', ar: 'مشكلة تقنية' },
  privacy: { en: 'Privacy and data', ar: 'الخصوصية والبيانات' },
  other: { en: 'Something else', ar: 'موضوع آخر' },
}
