import { brand } from './brand.ts'

/** What a browser shows where there is no connection. */
export const offlinePage = {
  title: { en: `You are offline | ${brand.name.en}`, ar: `لا يوجد اتصال بالإنترنت | ${brand.name.ar}` },
  heading: { en: 'You are offline', ar: 'لا يوجد اتصال بالإنترنت' },
  text: {
    en: `${brand.name.en} cannot be reached right now. Nothing of yours is kept in this browser for reading offline. Check your connection and try again.`,
    ar: `تعذّر الوصول إلى ${brand.name.ar} الآن. لا نحتفظ بشيء من بياناتك في هذا المتصفح للقراءة دون اتصال. يُرجى التحقق من الاتصال والمحاولة مجددًا.`,
  },
  again: { en: 'Try again', ar: 'المحاولة مجددًا' },
}
