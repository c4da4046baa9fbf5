/** Time zones of the region with their names; others are shown by their technical names. */
export const nearZones = [
  ['Asia/Riyadh', { en: 'Riyadh', ar: 'الرياض' }],
  ['Asia/Dubai', { en: 'Dubai', ar: 'دبي' }],
  ['Asia/Kuwait', { en: 'Kuwait', ar: 'الكويت' }],
  ['Asia/Qatar', { en: 'Doha', ar: 'الدوحة' }],
  ['Asia/Bahrain', { en: 'Manama', ar: 'المنامة' }],
  ['Asia/Muscat', { en: 'Muscat', ar: 'مسقط' }],
  ['Asia/Amman', { en: 'Amman', ar: 'عمّان' }],
  ['Africa/Cairo', { en: 'Cairo', ar: 'القاهرة' }],
] as const

export const zonesOfTheWorld = (): string[] =>
  Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/') && !zone.startsWith('Etc/'))
