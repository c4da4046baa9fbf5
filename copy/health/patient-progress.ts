/** What a dietitian reads of a patient's numbers. */
export const patientProgress = {
  kind: { en: 'What to show', ar: 'المعروض' },
  empty: { en: 'Nothing to show yet', ar: 'لا شيء للعرض بعد' },
  notShared: {
    en: 'This patient does not share measurements with you. They decide about that in their settings.',
    ar: 'لا تتوفر لك قياسات هذا الملف. المشاركة قرار صاحبها، وتُضبط من الإعدادات.',
  },
  nothingYet: {
    en: 'Measurements that are shared with you will appear here once they are recorded.',
    ar: 'تظهر هنا القياسات المشتركة معك بعد تسجيلها.',
  },
}
