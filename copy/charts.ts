export const charts = {
  asTable: { en: 'Show as table', ar: 'العرض في جدول' },
  asChart: { en: 'Show as chart', ar: 'العرض في رسم بياني' },
}
