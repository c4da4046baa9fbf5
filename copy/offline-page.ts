import { brand } from './brand.ts'

/** What a browser shows where there is no connection. */
export const offlinePage = {
  title: { en: `You are offline | ${brand.name.en}`, ar: `لا يوجد اتصال بالإنترنت | ${brand.name.ar}` },
  heading: { en: 'You are offline', ar: 'لا يوجد اتصال بالإنترنت' },
  text: {
    en: `${brand.name.en} cannot be reached right now. Without a connection only today’s nutrition plan opens, if you have opened it in this browser today. Check your connection and try again.`,
    ar: `تعذّر الوصول إلى ${brand.name.ar} الآن. دون اتصال تفتح خطة اليوم الغذائية وحدها، إن سبق لك فتحها اليوم في هذا المتصفح. يُرجى التحقق من الاتصال والمحاولة مجددًا.`,
  },
  again: { en: 'Try again', ar: 'المحاولة مجددًا' },
}
