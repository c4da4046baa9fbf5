import type { Word } from '../word.ts'

/** The documents of an application, as admins see them. */
export const viewer = {
  title: { en: 'Documents', ar: 'الوثائق' },
  none: { en: 'No documents', ar: 'لا توجد وثائق' },
  noneText: {
    en: 'Nothing has been uploaded yet.',
    ar: 'لم تُرفع أي وثيقة بعد.',
  },
  verified: { en: 'Verified', ar: 'موثّقة' },
  opened: { en: 'Opened', ar: 'فُتحت' },
  fresh: { en: 'New', ar: 'جديدة' },
  uploaded: (date: string): Word => ({ en: `uploaded on ${date}`, ar: `رُفعت يوم ${date}` }),
}
