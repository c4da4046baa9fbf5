import type { Word } from '../word.ts'

/** The test of camera and microphone before a call. */
export const devices = {
  title: { en: 'Camera and microphone', ar: 'الكاميرا والميكروفون' },
  intro: {
    en: 'Check that they work. Nothing leaves this device.',
    ar: 'للتأكد من عملهما. لا يغادر شيء هذا الجهاز.',
  },
  start: { en: 'Check camera and microphone', ar: 'فحص الكاميرا والميكروفون' },
  asking: { en: 'Opening...', ar: 'جارٍ الفتح...' },
  stop: { en: 'Stop the check', ar: 'إيقاف الفحص' },
  again: { en: 'Try again', ar: 'المحاولة مرة أخرى' },
  choice: { en: 'Devices and volume', ar: 'الأجهزة ومستوى الصوت' },
  camera: { en: 'Camera', ar: 'الكاميرا' },
  microphone: { en: 'Microphone', ar: 'الميكروفون' },
  unnamed: (place: number): Word => ({ en: `Device ${place}`, ar: `الجهاز ${place}` }),
  preview: { en: 'Your camera', ar: 'صورة الكاميرا' },
  level: { en: 'Microphone level', ar: 'مستوى الميكروفون' },
  speak: { en: 'Say something: the bar should move.', ar: 'عند التحدث ينبغي أن يتحرك الشريط.' },
  noCamera: {
    en: 'No camera found. You can be heard but not seen.',
    ar: 'لم يُعثر على كاميرا. يمكن سماعك دون رؤيتك.',
  },
  noMicrophone: {
    en: 'No microphone found. You can be seen but not heard.',
    ar: 'لم يُعثر على ميكروفون. يمكن رؤيتك دون سماعك.',
  },
  faults: {
    denied: {
      en: 'Your browser is blocking the camera and microphone. Allow them for this site, then try again.',
      ar: 'لا يسمح متصفحك لهذا الموقع باستخدام الكاميرا والميكروفون. يُرجى السماح له بذلك ثم المحاولة مرة أخرى.',
    },
    missing: {
      en: 'No camera or microphone found. Connect them, then try again.',
      ar: 'لم يُعثر على كاميرا ولا ميكروفون. يُرجى توصيلهما ثم المحاولة مرة أخرى.',
    },
    busy: {
      en: 'The camera or microphone could not be opened. Another program may be using them: close it, then try again.',
      ar: 'تعذّر فتح الكاميرا أو الميكروفون. ربما يستخدمهما برنامج آخر: يُرجى إغلاقه ثم المحاولة مرة أخرى.',
    },
    unsupported: {
      en: 'This browser cannot open a camera or a microphone here. Please use another one.',
      ar: 'لا يستطيع هذا المتصفح فتح الكاميرا أو الميكروفون هنا. يُرجى استخدام متصفح آخر.',
    },
  },
}
