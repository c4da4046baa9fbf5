import { brand } from '../brand.ts'

export const pushSettings = {
  title: { en: 'On this device', ar: 'على هذا الجهاز' },
  text: {
    en: `This browser can notify you while ${brand.name.en} is closed. Notifications name no one and say nothing about your health.`,
    ar: `يمكن لهذا المتصفح إخبارك بكل جديد و${brand.name.ar} مغلقة. لا يذكر ما يعرضه أي اسم ولا أي شيء عن صحتك.`,
  },
  label: { en: 'Push notifications', ar: 'إشعارات الجهاز' },
  help: {
    en: 'In this browser only, until you log out of it.',
    ar: 'في هذا المتصفح فقط، إلى حين تسجيل الخروج منه.',
  },
  unsupported: {
    en: `This browser cannot show notifications while ${brand.name.en} is closed. On an iPhone or iPad, first add ${brand.name.en} to the Home Screen.`,
    ar: `لا يستطيع هذا المتصفح عرض الإشعارات و${brand.name.ar} مغلقة. على iPhone أو iPad تلزم أولًا إضافة ${brand.name.ar} إلى الشاشة الرئيسية.`,
  },
  denied: {
    en: 'This browser does not allow notifications from this site. Allow them in the browser’s settings, then turn this on.',
    ar: 'لا يسمح هذا المتصفح بإشعارات هذا الموقع. يُرجى السماح بها في إعدادات المتصفح ثم التفعيل هنا.',
  },
  failed: { en: 'Push notifications could not be changed', ar: 'تعذّر تغيير إشعارات الجهاز' },
}
