/** Words of form and portal components, which a visitor’s first page does not load. */
export const controls = {
  emptySearch: { en: 'Clear search', ar: 'مسح البحث' },
  showPassword: { en: 'Show password', ar: 'إظهار كلمة المرور' },
  hidePassword: { en: 'Hide password', ar: 'إخفاء كلمة المرور' },
  hijri: { en: 'Hijri dates', ar: 'التاريخ الهجري' },
  retry: { en: 'Retry', ar: 'إعادة المحاولة' },
  notifications: { en: 'Notifications', ar: 'الإشعارات' },
}
