/** The outcome of pressing a switch. */
export const settingSwitch = {
  saving: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
  saved: { en: 'Saved', ar: 'تم الحفظ' },
}
