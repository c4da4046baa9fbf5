import type { Word } from '../word.ts'

/** A toast, which is shown wherever on the page the reader is. */
export const documentUploaded: Word = {
  en: 'Certificate uploaded successfully',
  ar: 'تم رفع الشهادة بنجاح',
}
