import type { Word } from './word.ts'

/** The viewer for files within a page. */
export const viewer = {
  download: { en: 'Download', ar: 'تنزيل' },
  zoomIn: { en: 'Zoom in', ar: 'تكبير' },
  zoomOut: { en: 'Zoom out', ar: 'تصغير' },
  previous: { en: 'Previous page', ar: 'الصفحة السابقة' },
  next: { en: 'Next page', ar: 'الصفحة التالية' },
  page: (page: number, of: number): Word => ({ en: `Page ${page} of ${of}`, ar: `الصفحة ${page} من ${of}` }),
  pageOf: (page: number, of: number, name: string): Word => ({
    en: `Page ${page} of ${of}, \u2068${name}\u2069`,
    ar: `الصفحة ${page} من ${of}، \u2068${name}\u2069`,
  }),
  failed: { en: 'This file cannot be shown here', ar: 'تعذّر عرض هذا الملف هنا' },
  failedText: {
    en: 'Try again, or download it and open it on your device.',
    ar: 'يُرجى إعادة المحاولة، أو تنزيل الملف وفتحه على جهازك.',
  },
}
