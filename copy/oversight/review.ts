import type { VerificationStatus } from '#contract/practice-options.ts'
import type { Word } from '../word.ts'

/** One application, for the admin who decides. */
export const review = {
  back: { en: 'Back to the list', ar: 'العودة إلى القائمة' },
  failed: { en: 'The application could not be loaded', ar: 'تعذّر تحميل الطلب' },
  gone: {
    title: { en: 'Nobody found', ar: 'لا يوجد أحد هنا' },
    text: {
      en: 'This account does not belong to a dietitian, or no longer exists.',
      ar: 'هذا الحساب ليس لأخصائي تغذية، أو لم يعد موجودًا.',
    },
  },

  status: {
    draft: { en: 'Draft', ar: 'مسودة' },
    submitted: { en: 'Waiting', ar: 'بانتظار القرار' },
    approved: { en: 'Approved', ar: 'موثّق' },
    rejected: { en: 'Rejected', ar: 'غير مقبول' },
    suspended: { en: 'Suspended', ar: 'موقوف' },
  } satisfies Record<VerificationStatus, Word>,
  renewal: { en: 'Change waiting', ar: 'تعديل بانتظار القرار' },

  license: {
    title: { en: 'License', ar: 'الترخيص' },
    compare: {
      en: 'Compare all of it with the documents, and type the number as it is on the license. What is in the two fields becomes the verified record once you approve.',
      ar: 'يُرجى مقارنة ما يلي كله بالوثائق وكتابة الرقم كما ورد في الترخيص. ما يبقى في الحقلين هو المعتمد بعد الموافقة.',
    },
    unseen: {
      en: 'You can approve once you have opened every document. Not opened yet:',
      ar: 'تتاح الموافقة بعد فتح جميع الوثائق. لم تُفتح بعد:',
    },
    statedName: { en: 'Stated name', ar: 'الاسم كما ذُكر' },
    statedExperience: { en: 'Stated experience', ar: 'الخبرة كما ذُكرت' },
    statedNumber: { en: 'Stated number', ar: 'الرقم كما ذُكر' },
    number: { en: 'Number on the document', ar: 'الرقم في الوثيقة' },
    statedUntil: { en: 'Stated expiry date', ar: 'تاريخ الانتهاء كما ذُكر' },
    until: { en: 'Expiry date on the document', ar: 'تاريخ الانتهاء في الوثيقة' },
    nothing: { en: 'Nothing', ar: 'لا شيء' },
    differs: { en: 'Not as stated', ar: 'مختلف عما ذُكر' },
    verifiedNumber: { en: 'Verified number', ar: 'الرقم الموثّق' },
    verifiedUntil: { en: 'Verified expiry date', ar: 'تاريخ الانتهاء الموثّق' },
    changes: { en: 'What changes', ar: 'ما الذي يتغيّر' },
    changesText: {
      en: 'Patients see the verified details until you approve. Compare the new ones with the documents.',
      ar: 'يرى المرضى البيانات الموثّقة حتى الموافقة. يُرجى مقارنة الجديد بالوثائق.',
    },
    tooLittle: {
      en: 'The stated range is 0-2 years, which cannot be approved. Reject the application with a reason.',
      ar: 'المدة المذكورة «حتى سنتين»، ولا يمكن قبولها. يُرجى الرفض مع ذكر السبب.',
    },
    taken: {
      en: 'This number is already verified for another dietitian.',
      ar: 'هذا الرقم موثّق لأخصائي آخر.',
    },
  },

  next: {
    draft: {
      en: 'Nothing has been submitted yet, so there is nothing to decide.',
      ar: 'لم يُرسل أي طلب بعد، فلا يوجد ما يستدعي القرار.',
    },
    rejected: {
      en: 'You can decide again once the application is resubmitted.',
      ar: 'يكون القرار من جديد فور عودة الطلب.',
    },
    own: {
      en: 'This is your own practice. Another admin will decide about it.',
      ar: 'هذه عيادتك، ويتخذ القرار بشأنها مشرف آخر.',
    },
    over: {
      en: 'The license has ended in the meantime, so the suspension cannot simply be lifted. Reject with a reason: they can then apply again with a valid license.',
      ar: 'انتهى الترخيص في هذه الأثناء، فلا يكفي إلغاء الإيقاف. يلزم الرفض مع ذكر السبب ليتسنى التقديم من جديد بترخيص ساري المفعول.',
    },
  },
  reason: {
    rejected: { en: 'Why it was rejected', ar: 'سبب الرفض' },
    suspended: { en: 'Why it is suspended', ar: 'سبب الإيقاف' },
    renewal: { en: 'Why the change was rejected', ar: 'سبب رفض التعديل' },
    before: { en: 'Why it was rejected last time', ar: 'سبب الرفض في المرة السابقة' },
  },

  facts: {
    title: { en: 'About the dietitian', ar: 'عن الأخصائي' },
    name: { en: 'Name', ar: 'الاسم' },
    otherName: { en: 'In the other script', ar: 'بالأحرف الأخرى' },
    email: { en: 'Email', ar: 'البريد الإلكتروني' },
    phone: { en: 'Phone', ar: 'رقم الجوال' },
    gender: { en: 'Gender', ar: 'الجنس' },
    otherGender: { en: 'Other', ar: 'غير ذلك' },
    jobTitle: { en: 'Title', ar: 'المسمى المهني' },
    specialization: { en: 'Specialization', ar: 'التخصص' },
    experience: { en: 'Experience', ar: 'الخبرة' },
    years: (range: string): Word => ({ en: `${range} years`, ar: range }),
    languages: { en: 'Languages', ar: 'اللغات' },
    city: { en: 'City', ar: 'المدينة' },
    address: { en: 'Address', ar: 'العنوان' },
    education: { en: 'Education', ar: 'المؤهلات العلمية' },
    certifications: { en: 'Certifications', ar: 'الشهادات المهنية' },
    certification: {
      verified: { en: 'Verified', ar: 'موثّقة' },
      uploaded: { en: 'Uploaded, not verified', ar: 'مرفوعة ولم يُتحقق منها' },
      stated: { en: 'Stated, no document', ar: 'مذكورة دون وثيقة' },
    },
    byVideo: { en: 'Video consultations', ar: 'الاستشارات بالفيديو' },
    videoOffered: { en: 'Offered', ar: 'متاحة' },
    noVideo: { en: 'No service by video', ar: 'لا توجد خدمة بالفيديو' },
    bio: { en: 'Bio', ar: 'نبذة' },
    missing: { en: 'Not given', ar: 'لم يُذكر' },
  },

  history: {
    title: { en: 'History', ar: 'السجل' },
    empty: { en: 'Nothing has happened yet.', ar: 'لم يحدث شيء بعد.' },
    by: (name: string): Word => ({ en: `by \u2068${name}\u2069`, ar: `بواسطة \u2068${name}\u2069` }),
    kinds: {
      'practice.submitted': { en: 'Submitted', ar: 'أُرسل الطلب' },
      'practice.withdrawn': { en: 'Withdrawn', ar: 'سُحب الطلب' },
      'practice.approved': { en: 'Approved', ar: 'تمت الموافقة' },
      'practice.rejected': { en: 'Rejected', ar: 'رُفض الطلب' },
      'practice.suspended': { en: 'Suspended', ar: 'تم الإيقاف' },
      'practice.reinstated': { en: 'Reinstated', ar: 'أُلغي الإيقاف' },
      'practice.license_warned': { en: 'Reminded that the license ends', ar: 'تذكير بقرب انتهاء الترخيص' },
      'practice.license_ended': { en: 'License ended', ar: 'انتهى الترخيص' },
    } as Readonly<Record<string, Word>>,
  },
}
