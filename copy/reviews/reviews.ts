import { counted } from '../counted.ts'
import type { Word } from '../word.ts'

/** Public reviews of a dietitian. */
export const reviews = {
  failed: { en: 'The reviews could not be loaded', ar: 'تعذّر تحميل التقييمات' },
  list: { en: 'Reviews', ar: 'التقييمات' },
  showMore: { en: 'Show more', ar: 'عرض المزيد' },
  loading: { en: 'Loading...', ar: 'جارٍ التحميل...' },
  none: { en: 'No reviews yet', ar: 'لا توجد تقييمات بعد' },
  noneText: {
    en: 'Only people who have completed an appointment can write a review.',
    ar: 'لا يكتب التقييم إلا من أتمّ موعدًا.',
  },
  average: (rating: string): Word => ({ en: `${rating} out of 5 stars`, ar: `${rating} من 5 نجوم` }),
  stars: (count: number): Word =>
    counted(count, '# star', '# stars', {
      zero: '# نجمة',
      one: 'نجمة واحدة',
      two: 'نجمتان',
      few: '# نجوم',
      many: '# نجمة',
      other: '# نجمة',
    }),
  spread: { en: 'How the stars are spread', ar: 'توزيع النجوم' },
  author: { en: 'A patient', ar: 'أحد المرضى' },
  changed: { en: 'edited', ar: 'معدّل' },
  reply: (date: string): Word => ({
    en: `Reply from the dietitian, ${date}`,
    ar: `رد أخصائي التغذية، ${date}`,
  }),
}

/** The patient's own review of an appointment. */
export const ownReview = {
  askInRow: { en: 'Write a Review', ar: 'كتابة تقييم' },
  failed: { en: 'Your review could not be loaded', ar: 'تعذّر تحميل تقييمك' },
  title: { en: 'Your review', ar: 'تقييمك' },
  ask: { en: 'How was your appointment?', ar: 'كيف كان موعدك؟' },
  askText: {
    en: 'Your review helps others choose. It appears with your first name and an initial only.',
    ar: 'يساعد تقييمك غيرك على الاختيار. ويظهر باسمك الأول والحرف الأول من اسم العائلة فقط.',
  },
  rating: { en: 'Stars', ar: 'النجوم' },
  content: { en: 'What would you like to say?', ar: 'ماذا تود أن تقول؟' },
  guidance: {
    en: 'Keep to facts, such as punctuality and clear advice. Do not write anything medical about yourself or anyone else, and do not promise results.',
    ar: 'يُرجى الاكتفاء بالوقائع، مثل الالتزام بالوقت ووضوح النصائح، دون ذكر تفاصيل طبية عنك أو عن غيرك ودون الوعد بنتائج.',
  },
  isPublic: {
    label: {
      en: 'Visitors without an account may read what I wrote',
      ar: 'أوافق أن يقرأ الزوار دون حساب ما كتبت',
    },
    help: {
      en: 'Without your name, on the dietitian’s public page. You can withdraw this at any time.',
      ar: 'دون اسمك، في صفحة الأخصائي العامة. ويمكنك التراجع في أي وقت.',
    },
    on: {
      en: 'You agreed that visitors without an account may read this, without your name.',
      ar: 'وافقت على أن يقرأ الزوار دون حساب ما كتبت، دون اسمك.',
    },
    withdraw: { en: 'Withdraw', ar: 'التراجع' },
    withdrawing: { en: 'Withdrawing...', ar: 'جارٍ التراجع...' },
    withdrawn: { en: 'Visitors can no longer read it', ar: 'لم يعد الزوار يقرؤونه' },
  },
  send: { en: 'Publish review', ar: 'نشر التقييم' },
  save: { en: 'Save Changes', ar: 'حفظ التغييرات' },
  saving: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
  saved: { en: 'Your review is published', ar: 'نُشر تقييمك' },
  savedHidden: { en: 'Your review is saved', ar: 'حُفظ تقييمك' },
  edit: { en: 'Edit', ar: 'تعديل' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  remove: { en: 'Remove', ar: 'حذف' },
  removeTitle: { en: 'Remove your review?', ar: 'حذف تقييمك؟' },
  removeText: {
    en: 'Its text, its stars and the reply to it will be removed for everyone.',
    ar: 'تُحذف كلماته ونجومه والرد عليه للجميع.',
  },
  removing: { en: 'Removing...', ar: 'جارٍ الحذف...' },
  removed: { en: 'Your review has been removed', ar: 'حُذف تقييمك' },
  keep: { en: 'Keep it', ar: 'الإبقاء عليه' },
  hidden: {
    en: 'An admin has hidden this review. Only you and the dietitian can see it, and its stars do not count. The reason:',
    ar: 'أخفى أحد المشرفين هذا التقييم. لا يراه سواك وأخصائي التغذية، ولا تُحتسب نجومه. السبب:',
  },
  reply: { en: 'Reply from the dietitian', ar: 'رد أخصائي التغذية' },
}

/** The dietitian's page of their own reviews. */
export const myReviews = {
  noneText: {
    en: 'Patients can write one after a completed appointment.',
    ar: 'يكتبها المرضى بعد اكتمال الموعد.',
  },
  toAppointments: { en: 'Open your appointments', ar: 'فتح المواعيد' },
  appointment: { en: 'Open the appointment', ar: 'فتح الموعد' },
  hidden: { en: 'Hidden', ar: 'مخفي' },
  hiddenText: {
    en: 'An admin has hidden this review. Only you and the patient can see it, and its stars do not count.',
    ar: 'أخفى أحد المشرفين هذا التقييم. لا يراه سواك والمريض، ولا تُحتسب نجومه.',
  },
  reply: { en: 'Reply', ar: 'رد' },
  editReply: { en: 'Edit reply', ar: 'تعديل الرد' },
  removeReply: { en: 'Remove reply', ar: 'حذف الرد' },
  label: { en: 'Your reply', ar: 'ردك' },
  help: {
    en: 'Everyone can read it. Keep to facts, and say nothing about anyone’s health, not even that someone is your patient.',
    ar: 'يقرؤه الجميع. يُرجى الاكتفاء بالوقائع دون ذكر صحة أي شخص، ولا حتى كونه من مرضاك.',
  },
  publish: { en: 'Publish reply', ar: 'نشر الرد' },
  saving: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  published: { en: 'Your reply is published', ar: 'نُشر ردك' },
  removed: { en: 'Your reply has been removed', ar: 'حُذف ردك' },
  removing: { en: 'Removing...', ar: 'جارٍ الحذف...' },
  failed: { en: 'Your reply could not be removed', ar: 'تعذّر حذف ردك' },
}

/** The reviews on the dietitian's dashboard. */
export const clientFeedback = {
  title: { en: 'Client Feedback', ar: 'آراء المرضى' },
  viewAll: { en: 'View All', ar: 'عرض الكل' },
  none: {
    en: 'After an appointment your patients can say how it was. What they write appears here.',
    ar: 'بعد الموعد يمكن لمرضاك إبداء رأيهم، ويظهر هنا ما يكتبونه.',
  },
}
