/** What parts of the portals say; public pages do without it. */
export const parts = {
  today: { en: 'today', ar: 'اليوم' },
  chosen: { en: 'chosen', ar: 'محدد' },
  comma: { en: ', ', ar: '، ' },
}
