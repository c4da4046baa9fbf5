import type { Word } from '../word.ts'

/** In both languages, because the dietitian may read another one than the admin. */
export type PreparedReason = { readonly label: Word; readonly inEnglish: string; readonly inArabic: string }

const superlatives: PreparedReason = {
  label: { en: 'Superlatives', ar: 'عبارات تفضيل' },
  inEnglish:
    'Your title or a service uses superlatives or comparisons, which the rules on practitioners’ advertising do not allow. Please use factual wording: ',
  inArabic:
    'يتضمن مسماك المهني أو إحدى خدماتك عبارات تفضيل أو مقارنة لا تجيزها ضوابط إعلانات الممارسين الصحيين. يُرجى استخدام صياغة تصف الواقع: ',
}

export const rejectReasons: readonly PreparedReason[] = [
  {
    label: { en: 'Cannot be read', ar: 'غير مقروء' },
    inEnglish: 'The copy of your license cannot be read. Please upload both sides as a clear scan or photo.',
    inArabic: 'نسخة الترخيص غير مقروءة. يُرجى رفع الوجهين بمسح ضوئي أو صورة واضحة.',
  },
  {
    label: { en: 'Number or date differs', ar: 'اختلاف الرقم أو التاريخ' },
    inEnglish:
      'The license number or its last day on the document differs from your profile. Please correct your profile, or upload the right document.',
    inArabic:
      'رقم الترخيص أو تاريخ انتهائه في الوثيقة يختلف عما في ملفك. يُرجى تصحيح الملف أو رفع الوثيقة الصحيحة.',
  },
  {
    label: { en: 'Name differs', ar: 'اختلاف الاسم' },
    inEnglish:
      'The name on your documents differs from the name in your profile. Please correct it, or upload a document that shows both names.',
    inArabic: 'الاسم في الوثائق يختلف عن الاسم في ملفك. يُرجى تصحيحه أو رفع وثيقة يظهر فيها الاسمان.',
  },
  {
    label: { en: 'Document missing', ar: 'وثيقة ناقصة' },
    inEnglish: 'One of the documents is not the one we asked for. Please upload: ',
    inArabic: 'إحدى الوثائق ليست الوثيقة المطلوبة. يُرجى رفع: ',
  },
  {
    label: { en: 'Experience not proved', ar: 'خبرة غير مثبتة' },
    inEnglish:
      'The documents do not show the experience that your profile states. Please upload certificates from your employers, or correct your profile. At least two years are needed.',
    inArabic:
      'لا تُثبت الوثائق الخبرة المذكورة في ملفك. يُرجى رفع شهادات من جهات العمل أو تصحيح الملف، ويلزم ما لا يقل عن سنتين.',
  },
  {
    label: { en: 'License ended', ar: 'انتهاء الترخيص' },
    inEnglish: 'This license has ended. Please renew it, and upload the new one.',
    inArabic: 'انتهت صلاحية هذا الترخيص. يُرجى تجديده ورفع الترخيص الجديد.',
  },
  superlatives,
]

export const suspendReasons: readonly PreparedReason[] = [
  {
    label: { en: 'License not confirmed', ar: 'ترخيص غير مؤكد' },
    inEnglish:
      'We could not confirm your license with the Saudi Commission for Health Specialties. Please send us a current confirmation of your registration.',
    inArabic:
      'لم نتمكن من تأكيد ترخيصك لدى الهيئة السعودية للتخصصات الصحية. يُرجى إرسال ما يثبت سريان تسجيلك.',
  },
  {
    label: { en: 'Complaint', ar: 'شكوى' },
    inEnglish:
      'We have received a complaint and are looking into it. We will write to you within five working days.',
    inArabic: 'وردتنا شكوى ونحن ننظر فيها، وسنراسلك خلال خمسة أيام عمل.',
  },
  {
    label: { en: 'Claims in the profile', ar: 'ادعاءات في الملف' },
    inEnglish:
      'Your profile promises results, which the law on health professions does not allow. Please change the following wording and write to us: ',
    inArabic:
      'يتضمن ملفك وعودًا بنتائج لا يسمح بها نظام مزاولة المهن الصحية. يُرجى تعديل العبارات التالية ثم مراسلتنا: ',
  },
  superlatives,
]
