/** What became of a switch that was pressed. */
export const settingSwitch = {
  saving: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
  saved: { en: 'Saved', ar: 'تم الحفظ' },
}
