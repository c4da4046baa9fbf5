import type { Word } from '../word.ts'

export const patientList = {
  list: { en: 'My Patients', ar: 'مرضاي' },
  invite: { en: 'Invite my patients', ar: 'دعوة مرضاي' },
  search: { en: 'Search patients...', ar: 'البحث في المرضى...' },
  tabs: {
    all: { en: 'All', ar: 'الكل' },
    active: { en: 'Active', ar: 'نشط' },
    inactive: { en: 'Inactive', ar: 'غير نشط' },
  },
  cameFirst: (month: string): Word => ({
    en: `First appointment in ${month}`,
    ar: `أول موعد في ${month}`,
  }),
  allMonths: { en: 'Show all patients', ar: 'عرض كل المرضى' },
  /** For one person, man or woman. */
  badge: {
    active: { en: 'Active', ar: 'ملف نشط' },
    inactive: { en: 'Inactive', ar: 'ملف غير نشط' },
  },
  order: {
    en: 'Upcoming appointments come first. A patient is active with an upcoming appointment, and for 90 days after the last one.',
    ar: 'المواعيد القادمة أولًا. يُعد المريض نشطًا ما دام له موعد قادم، أو خلال 90 يومًا بعد آخر موعد.',
  },
  concerns: { en: 'Concerns', ar: 'الاحتياجات' },
  next: { en: 'Next appointment', ar: 'الموعد القادم' },
  requested: { en: 'Requested appointment', ar: 'موعد مطلوب' },
  noneAhead: { en: 'No upcoming appointments', ar: 'لا توجد مواعيد قادمة' },
  waits: { en: 'waits for your answer', ar: 'بانتظار ردك' },
  lastVisit: { en: 'Last visit', ar: 'آخر زيارة' },
  neverSeen: { en: 'Not yet', ar: 'لا زيارة بعد' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  phone: { en: 'Phone', ar: 'رقم الجوال' },
  noPhone: { en: 'Not given', ar: 'غير مذكور' },
  message: { en: 'Message', ar: 'مراسلة' },
  call: { en: 'Call', ar: 'اتصال' },
  doFor: (does: string, name: string): Word => ({
    en: `${does}: \u2068${name}\u2069`,
    ar: `${does}: \u2068${name}\u2069`,
  }),
  empty: {
    title: { en: 'No patients yet', ar: 'لا يوجد مرضى بعد' },
    text: {
      en: 'Everyone who books with you appears here, with their concerns and next appointment.',
      ar: 'يظهر هنا كل من يحجز معك، مع احتياجاته وموعده القادم.',
    },
    way: { en: 'Manage Availability', ar: 'إدارة ساعات العمل' },
  },
  noneActive: {
    title: { en: 'No active patients', ar: 'لا يوجد مرضى نشطون' },
    text: {
      en: 'No one has an upcoming appointment or had one in the last 90 days.',
      ar: 'لا أحد له موعد قادم أو كان له موعد خلال آخر 90 يومًا.',
    },
  },
  noneInactive: {
    title: { en: 'No inactive patients', ar: 'لا يوجد مرضى غير نشطين' },
    text: {
      en: 'Everyone has an upcoming appointment or had one in the last 90 days.',
      ar: 'للجميع موعد قادم أو موعد خلال آخر 90 يومًا.',
    },
  },
  noMatch: {
    title: { en: 'No matching patients found', ar: 'لا يوجد مرضى مطابقون' },
    text: { en: 'Try adjusting your search criteria', ar: 'يمكنك تعديل كلمات البحث' },
    clear: { en: 'Clear search', ar: 'مسح البحث' },
  },
  failed: { en: 'Failed to load patients', ar: 'تعذّر تحميل المرضى' },
  showMore: { en: 'Show more patients', ar: 'عرض مرضى آخرين' },
}
