import type { Word } from './word.ts'

export const fileFormats = { en: 'PDF, JPG, PNG', ar: 'PDF أو JPG أو PNG' }
export const fileLimit = { en: '5MB', ar: '5 ميجابايت' }

/** Sizes and faults of files that people choose. */
export const files = {
  sizes: {
    kilobytes: (count: string): Word => ({ en: `${count} kB`, ar: `${count} كيلوبايت` }),
    megabytes: (count: string): Word => ({ en: `${count} MB`, ar: `${count} ميجابايت` }),
  },
  wrongType: {
    en: 'Only PDF, JPG and PNG can be uploaded. Save it in one of these formats and try again.',
    ar: 'يمكن رفع PDF وJPG وPNG فقط. يُرجى حفظ الملف بإحدى هذه الصيغ والمحاولة من جديد.',
  },
  tooLarge: (size: string): Word => ({
    en: `This file is ${size}, and the limit is ${fileLimit.en}. Make it smaller and try again.`,
    ar: `حجم هذا الملف ${size}، والحد الأقصى ${fileLimit.ar}. يُرجى تصغيره والمحاولة من جديد.`,
  }),
  empty: { en: 'This file is empty. Choose another.', ar: 'هذا الملف فارغ. يُرجى اختيار ملف آخر.' },
}
