import { brand } from './brand.ts'

/** The page that the service worker shows without a connection. */
export const offlinePage = {
  title: { en: `You are offline | ${brand.name.en}`, ar: `لا يوجد اتصال بالإنترنت | ${brand.name.ar}` },
  heading: { en: 'You are offline', ar: 'لا يوجد اتصال بالإنترنت' },
  text: {
    en: `${brand.name.en} cannot be reached right now. Check your connection and try again. Patients can still open today’s nutrition plan if they have opened it in this browser today.`,
    ar: `تعذّر الوصول إلى ${brand.name.ar} الآن. يُرجى التحقق من الاتصال والمحاولة مجددًا. ويمكن للمرضى فتح خطة اليوم الغذائية إن سبق لهم فتحها اليوم في هذا المتصفح.`,
  },
  again: { en: 'Try again', ar: 'المحاولة مجددًا' },
}
