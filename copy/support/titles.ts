/** Labels of links to the Support Team, without the words of its pages. */
export const supportTitles = {
  title: { en: 'Support', ar: 'الدعم' },
  contact: { en: 'Contact support', ar: 'التواصل مع الدعم' },
  contactAbout: { en: 'Contact support about this appointment', ar: 'التواصل مع الدعم بشأن هذا الموعد' },
  system: { en: 'State of the system', ar: 'حالة النظام' },
  back: { en: 'All requests', ar: 'كل الطلبات' },
}
