/** Words of parts that stand in forms and portals, which a visitor’s first page does not carry. */
export const controls = {
  emptySearch: { en: 'Clear search', ar: 'مسح البحث' },
  showPassword: { en: 'Show password', ar: 'إظهار كلمة المرور' },
  hidePassword: { en: 'Hide password', ar: 'إخفاء كلمة المرور' },
  hijri: { en: 'Hijri dates', ar: 'التاريخ الهجري' },
  retry: { en: 'Retry', ar: 'إعادة المحاولة' },
  notifications: { en: 'Notifications', ar: 'الإشعارات' },
}
