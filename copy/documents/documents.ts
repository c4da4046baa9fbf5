import { fileFormats as formats, fileLimit as limit } from '../files.ts'
import { documentKinds } from '../practice-options.ts'
import type { Word } from '../word.ts'

/** The documents that prove a dietitian's qualification. */
export const documents = {
  failed: { en: 'Your documents could not be loaded', ar: 'تعذّر تحميل وثائقك' },
  formats,
  limit,
  upTo: {
    en: `${formats.en}, up to ${limit.en} per file`,
    ar: `${formats.ar}، بحد أقصى ${limit.ar} للملف`,
  },

  needed: {
    title: { en: 'Documents', ar: 'الوثائق' },
    text: {
      en: 'Our team checks these against your profile before patients can find you. Nobody else sees them.',
      ar: 'يقارنها فريقنا بملفك قبل أن يتمكن المرضى من العثور عليك، ولا يراها أحد غيرهم.',
    },
    kinds: {
      license: {
        title: documentKinds.license,
        text: {
          en: 'The registration card of the Saudi Commission for Health Specialties, both sides.',
          ar: 'بطاقة التسجيل من الهيئة السعودية للتخصصات الصحية، بوجهيها.',
        },
      },
      degree: {
        title: documentKinds.degree,
        text: {
          en: 'At least a bachelor’s in nutrition or dietetics, with its recognition if it is from abroad.',
          ar: 'بكالوريوس على الأقل في التغذية، مع المعادلة إن كان من خارج المملكة.',
        },
      },
      experience: {
        title: documentKinds.experience,
        text: {
          en: 'Certificates from your employers that add up to two years of clinical work at least.',
          ar: 'شهادات خبرة من جهات العمل لا تقل مدتها مجتمعةً عن سنتين من العمل السريري.',
        },
      },
      insurance: {
        title: documentKinds.insurance,
        text: { en: 'The policy that is in force now.', ar: 'الوثيقة السارية حاليًا.' },
      },
      other: {
        title: documentKinds.other,
        text: {
          en: 'Only if our team has asked you for something else.',
          ar: 'فقط إذا طلب منك فريقنا شيئًا آخر.',
        },
      },
    },
  },

  states: {
    missing: { en: 'Missing', ar: 'ناقص' },
    uploaded: { en: 'Uploaded', ar: 'مرفوع' },
    verified: { en: 'Verified', ar: 'موثّق' },
  },

  certificates: {
    title: { en: 'Certificates', ar: 'الشهادات المهنية' },
    text: {
      en: 'Patients see their names on your profile, each marked as verified by our team or as stated by you. Upload the certificate to have it verified.',
      ar: 'يقرأ المرضى أسماءها في ملفك، وأمام كل منها إن كانت موثّقة من فريقنا أو بحسب إفادتك. يتحقق فريقنا منها بعد رفع الشهادة.',
    },
    list: { en: 'Your certificates', ar: 'شهاداتك' },
    none: { en: 'No certificates yet.', ar: 'لا توجد شهادات بعد.' },
    name: { en: 'Name of the certificate', ar: 'اسم الشهادة' },
    nameMissing: { en: 'Enter the name of the certificate first', ar: 'يُرجى كتابة اسم الشهادة أولًا' },
    stated: { en: 'Stated by you', ar: 'بحسب إفادتك' },
    statedText: { en: 'No document yet', ar: 'دون وثيقة بعد' },
    waiting: { en: 'Not verified yet', ar: 'لم يُتحقق منها بعد' },
    suggestions: { en: 'Suggestions', ar: 'اقتراحات' },
    one: { en: 'One file for each certificate, please', ar: 'ملف واحد لكل شهادة من فضلك' },
    upload: { en: 'Upload certificate', ar: 'رفع الشهادة' },
  },

  file: {
    upload: { en: 'Upload', ar: 'رفع' },
    more: { en: 'Add a file', ar: 'إضافة ملف' },
    uploadNamed: (kind: string): Word => ({ en: `Upload: ${kind}`, ar: `رفع: ${kind}` }),
    drop: { en: 'Let go to upload', ar: 'إفلات الملف لرفعه' },
    download: (name: string): Word => ({
      en: `Download \u2068${name}\u2069`,
      ar: `تنزيل \u2068${name}\u2069`,
    }),
    notDownloaded: { en: 'The document could not be downloaded', ar: 'تعذّر تنزيل الوثيقة' },
    uploadedOn: (date: string): Word => ({ en: `uploaded on ${date}`, ar: `رُفع يوم ${date}` }),
    waiting: { en: 'Waiting', ar: 'في الانتظار' },
    checking: { en: 'Checking...', ar: 'جارٍ الفحص...' },
    uploading: (name: string): Word => ({
      en: `Uploading \u2068${name}\u2069`,
      ar: `جارٍ رفع \u2068${name}\u2069`,
    }),
    cancel: (name: string): Word => ({
      en: `Cancel \u2068${name}\u2069`,
      ar: `إلغاء \u2068${name}\u2069`,
    }),
    dismiss: (name: string): Word => ({
      en: `Dismiss \u2068${name}\u2069`,
      ar: `إخفاء \u2068${name}\u2069`,
    }),
  },

  remove: {
    button: (name: string): Word => ({
      en: `Remove \u2068${name}\u2069`,
      ar: `إزالة \u2068${name}\u2069`,
    }),
    title: { en: 'Remove this document?', ar: 'إزالة هذه الوثيقة؟' },
    text: (name: string): Word => ({
      en: `“\u2068${name}\u2069” will be deleted for good. You can upload it again.`,
      ar: `يُحذف «\u2068${name}\u2069» نهائيًا، ويمكنك رفعه من جديد.`,
    }),
    verified: {
      en: 'Our team has verified it. A new copy will have to be verified again.',
      ar: 'تحقق فريقنا من هذه الوثيقة، وستحتاج أي نسخة جديدة إلى تحقق جديد.',
    },
    confirm: { en: 'Remove', ar: 'إزالة' },
    busy: { en: 'Removing...', ar: 'جارٍ الإزالة...' },
    keep: { en: 'Keep it', ar: 'الإبقاء عليها' },
    done: { en: 'Certificate removed successfully', ar: 'تمت إزالة الشهادة بنجاح' },
  },

  kept: {
    en: 'You were verified with these documents, so they stay. To replace one, upload the new one and submit it for verification. Once it is verified, you can remove the old one.',
    ar: 'تم توثيق ملفك بهذه الوثائق، ولذلك تبقى محفوظة. لاستبدال إحداها يُرجى رفع الجديدة وإرسالها للتحقق، وبعد توثيقها يمكن إزالة القديمة.',
  },
  removeStated: {
    title: { en: 'Remove this certification?', ar: 'إزالة هذه الشهادة؟' },
    text: (name: string): Word => ({
      en: `“\u2068${name}\u2069” no longer appears on your profile.`,
      ar: `لن تظهر «\u2068${name}\u2069» في ملفك.`,
    }),
  },

  locked: {
    en: 'Your documents cannot be changed while our team reviews them. Withdraw your application to change them.',
    ar: 'لا يمكن تغيير وثائقك أثناء مراجعة فريقنا لها. يمكنك سحب الطلب لتغييرها.',
  },

  renewal: {
    title: { en: 'Renew your license', ar: 'تجديد ترخيصك' },
    steps: [
      {
        en: 'Enter the new expiry date of your license under Professional Details.',
        ar: 'إدخال تاريخ الانتهاء الجديد في البيانات المهنية.',
      },
      { en: 'Upload the new license here.', ar: 'رفع الترخيص الجديد هنا.' },
      { en: 'Submit the renewal.', ar: 'إرسال طلب التجديد.' },
    ],
    toDetails: { en: 'Open Professional Details', ar: 'فتح البيانات المهنية' },
  },

  application: {
    title: { en: 'Verification', ar: 'التحقق' },
    text: {
      en: 'Our team checks your details against your documents and will write to you.',
      ar: 'يقارن فريقنا بياناتك بوثائقك ثم نراسلك بالنتيجة.',
    },
    missing: { en: 'Still missing', ar: 'ما زال ينقص' },
    renewFirst: {
      en: 'Enter the new expiry date and upload the new license first.',
      ar: 'يُرجى إدخال تاريخ الانتهاء الجديد ورفع الترخيص الجديد أولًا.',
    },
    news: {
      en: 'You have made changes that our team has not seen yet.',
      ar: 'أجريت تغييرًا لم يطّلع عليه فريقنا بعد.',
    },
    complete: { en: 'We have everything we need.', ar: 'اكتملت لدينا جميع المتطلبات.' },
  },
}
