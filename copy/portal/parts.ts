/** Words of portal components, which public pages do not load. */
export const parts = {
  today: { en: 'today', ar: 'اليوم' },
  chosen: { en: 'chosen', ar: 'محدد' },
  comma: { en: ', ', ar: '، ' },
}
