import type { RefusalCode } from '#contract/refusals.ts'
import type { Word } from './word.ts'

/** What a person reads when the server says no, and what to do next. */
export const refusalWords = {
  malformed_request: {
    en: 'We could not read this request. Please reload the page and try again.',
    ar: 'تعذّرت قراءة الطلب. يُرجى تحديث الصفحة والمحاولة من جديد.',
  },
  signed_out: {
    en: 'You are signed out. Please sign in to continue.',
    ar: 'انتهت جلستك. يُرجى تسجيل الدخول للمتابعة.',
  },
  wrong_audience: {
    en: 'This is not open to your account type. Switch role or go back.',
    ar: 'هذا غير متاح لنوع حسابك. بدّل دورك أو ارجع إلى الصفحة السابقة.',
  },
  foreign_origin: {
    en: 'This request came from another site. Please open our site and try again there.',
    ar: 'ورد هذا الطلب من موقع آخر. يُرجى فتح موقعنا والمحاولة منه.',
  },
  not_found: {
    en: 'We could not find this. Please check the link or go back.',
    ar: 'لم نجد ما تبحث عنه. يُرجى التأكد من الرابط أو الرجوع إلى الصفحة السابقة.',
  },
  method_not_allowed: {
    en: 'This cannot be done here. Please go back and try again.',
    ar: 'لا يمكن تنفيذ ذلك هنا. يُرجى الرجوع والمحاولة من جديد.',
  },
  request_timeout: {
    en: 'The request took too long to arrive. Please check your connection and try again.',
    ar: 'استغرق وصول الطلب وقتًا طويلًا. يُرجى التأكد من اتصالك والمحاولة من جديد.',
  },
  same_request_in_flight: {
    en: 'We are already working on this request. Please wait a moment.',
    ar: 'نعمل على هذا الطلب الآن. يُرجى الانتظار قليلًا.',
  },
  body_too_large: {
    en: 'This is too large to send. Please shorten it and try again.',
    ar: 'حجم المحتوى أكبر من المسموح. يُرجى تقصيره والمحاولة من جديد.',
  },
  address_too_long: {
    en: 'This address is too long. Please shorten it and try again.',
    ar: 'العنوان أطول من المسموح. يُرجى اختصاره والمحاولة من جديد.',
  },
  unsupported_media_type: {
    en: 'We cannot read this format. Please send it in another one.',
    ar: 'لا يمكننا قراءة هذه الصيغة. يُرجى الإرسال بصيغة أخرى.',
  },
  unknown_host: {
    en: 'This address does not belong to our site. Please check it and try again.',
    ar: 'هذا العنوان لا يتبع موقعنا. يُرجى التأكد منه والمحاولة من جديد.',
  },
  invalid_fields: {
    en: 'Some fields need your attention. Please correct them and try again.',
    ar: 'بعض الحقول تحتاج إلى مراجعة. يُرجى تصحيحها والمحاولة من جديد.',
  },
  key_used_for_another_request: {
    en: 'This looks like a different request sent under the same key. Please reload the page and try again.',
    ar: 'يبدو أن طلبًا مختلفًا أُرسل بالمفتاح نفسه. يُرجى تحديث الصفحة والمحاولة من جديد.',
  },
  rate_limited: {
    en: 'That was many requests in a short time. Please wait a little and try again.',
    ar: 'وصلتنا طلبات كثيرة في وقت قصير. يُرجى الانتظار قليلًا ثم المحاولة من جديد.',
  },
  headers_too_large: {
    en: 'Your browser sent too much with this request. Please clear the cookies for this site and try again.',
    ar: 'أرسل متصفحك بيانات أكثر من اللازم مع الطلب. يُرجى مسح ملفات تعريف الارتباط لهذا الموقع والمحاولة من جديد.',
  },
  unavailable: {
    en: 'This is not working right now. Please try again in a moment.',
    ar: 'الخدمة غير متاحة الآن. يُرجى المحاولة بعد قليل.',
  },
} satisfies Record<RefusalCode, Word>
