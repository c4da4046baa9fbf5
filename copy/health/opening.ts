import type { Word } from '../word.ts'

/** An admin's access to a health record, where the law requires it. */
export const recordOpening = {
  title: { en: 'Health record', ar: 'السجل الصحي' },
  closed: {
    en: 'Admins do not see health records. Where the law requires it, you can open this one for an hour. They get an email and a notification, and every look is recorded.',
    ar: 'لا يطّلع المشرفون على السجلات الصحية. ويمكن فتح هذا السجل ساعة واحدة متى اقتضى النظام ذلك، مع إبلاغ صاحبه بالبريد الإلكتروني وبإشعار، وتسجيل كل اطلاع.',
  },
  open: { en: 'Open record...', ar: 'فتح السجل...' },
  dialog: {
    title: { en: 'Open this health record?', ar: 'فتح هذا السجل الصحي؟' },
    text: {
      en: 'You can read it for one hour. Messages, consultation notes and files stay closed. They get an email right away that says an admin opened it, without the reason.',
      ar: 'يمكنك الاطلاع عليه ساعة واحدة. وتبقى الرسائل وملاحظات الاستشارات والملفات مغلقة. ويُبلَّغ صاحب السجل فورًا بأن أحد المشرفين فتحه، دون ذكر السبب.',
    },
    reason: { en: 'What the law requires', ar: 'ما يقتضيه النظام' },
    reasonHelp: {
      en: 'For example the number and date of the court order. It is kept encrypted; other admins can read it.',
      ar: 'مثل رقم أمر المحكمة وتاريخه. يُحفظ مشفّرًا ويمكن لبقية المشرفين الاطلاع عليه.',
    },
    confirm: { en: 'Open for one hour', ar: 'فتح السجل ساعة واحدة' },
    busy: { en: 'Opening...', ar: 'جارٍ الفتح...' },
    keep: { en: 'Keep it closed', ar: 'إبقاؤه مغلقًا' },
  },
  until: (time: string): Word => ({
    en: `Open to you until ${time}. Every look is recorded.`,
    ar: `مفتوح أمامك حتى \u2068${time}\u2069. يُسجَّل كل اطلاع.`,
  }),
  close: { en: 'Close now', ar: 'إغلاق السجل الآن' },
  closing: { en: 'Closing...', ar: 'جارٍ الإغلاق...' },
  closeFailed: { en: 'Failed to close the record', ar: 'تعذّر إغلاق السجل' },
  failed: { en: 'Failed to load the health record', ar: 'تعذّر تحميل السجل الصحي' },
  told: { en: 'Answers about health', ar: 'الإجابات الصحية' },
  latest: { en: 'Latest measurements', ar: 'أحدث القياسات' },
  diary: { en: 'Latest diary entries', ar: 'أحدث ما في اليوميات' },
  reports: { en: 'Laboratory reports', ar: 'التقارير المخبرية' },
  nothing: { en: 'Nothing is recorded.', ar: 'لا شيء مسجَّل.' },
  earlier: { en: 'Earlier openings', ar: 'مرات الفتح السابقة' },
  by: (name: string): Word => ({ en: `by ${name}`, ar: `بواسطة \u2068${name}\u2069` }),
  byGone: { en: 'by an admin who has left', ar: 'بواسطة مشرف لم يعد حسابه موجودًا' },
  noReason: { en: 'The reason can no longer be decrypted.', ar: 'لم يعد بالإمكان فك تشفير السبب.' },
  from: (from: string, to: string): Word => ({ en: `${from} to ${to}`, ar: `${from} إلى ${to}` }),
}
