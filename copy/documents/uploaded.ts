import type { Word } from '../word.ts'

/** Said wherever on the page somebody is by then. */
export const documentUploaded: Word = {
  en: 'Certificate uploaded successfully',
  ar: 'تم رفع الشهادة بنجاح',
}
