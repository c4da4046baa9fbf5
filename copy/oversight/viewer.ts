import type { Word } from '../word.ts'

/** Documents as an admin looks at them. */
export const viewer = {
  title: { en: 'Documents', ar: 'الوثائق' },
  none: { en: 'No documents', ar: 'لا توجد وثائق' },
  noneText: {
    en: 'Nothing has been uploaded yet.',
    ar: 'لم تُرفع أي وثيقة بعد.',
  },
  verified: { en: 'Verified', ar: 'موثّقة' },
  fresh: { en: 'New', ar: 'جديدة' },
  uploaded: (date: string): Word => ({ en: `uploaded on ${date}`, ar: `رُفعت يوم ${date}` }),
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
  failed: { en: 'This document cannot be shown here', ar: 'تعذّر عرض هذه الوثيقة هنا' },
  failedText: {
    en: 'Try again, or download it and open it on your device.',
    ar: 'يُرجى إعادة المحاولة، أو تنزيل الوثيقة وفتحها على جهازك.',
  },
}
