import { brand } from './brand.ts'

/** The page that the service worker shows without a connection. */
export const offlinePage = {
  title: { en: `You are offline | ${brand.name.en}`, ar: `لا يوجد اتصال بالإنترنت | ${brand.name.ar}` },
  heading: { en: 'You are offline', ar: 'لا يوجد اتصال بالإنترنت' },
  text: {
    en: `${brand.name.en} cannot be reached right now. Your page opens by itself as soon as the connection is back.`,
    ar: `تعذّر الوصول إلى ${brand.name.ar} الآن. تُفتح صفحتك تلقائيًا عند عودة الاتصال.`,
  },
  again: { en: 'Try again', ar: 'المحاولة مجددًا' },
  /** For a patient who has opened today's plan in this browser. */
  plan: { en: 'Today’s plan', ar: 'خطة اليوم' },
}
