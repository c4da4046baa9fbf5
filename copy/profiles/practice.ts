import { experienceNeeded } from '#copy/experience-needed.ts'
import { factsOnly } from '#copy/facts-only.ts'
import type { Word } from '../word.ts'
import { profileForm } from './form.ts'

/** The dietitian's profile, a form with four tabs. */
export const practice = {
  failed: profileForm.failed,
  tabs: {
    label: { en: 'Professional Profile', ar: 'الملف المهني' },
    personal: { en: 'Personal Information', ar: 'المعلومات الشخصية' },
    professional: { en: 'Professional Details', ar: 'البيانات المهنية' },
    services: { en: 'Services & Fees', ar: 'الخدمات والرسوم' },
    documents: { en: 'Documents & Verification', ar: 'الوثائق والتحقق' },
    faulty: profileForm.faulty,
  },
  licenseEnded: { en: 'License ended', ar: 'انتهى الترخيص' },

  save: profileForm.save,
  leave: profileForm.leave,

  sections: {
    you: {
      title: { en: 'About you', ar: 'عنك' },
      text: {
        en: 'Patients see your name, your gender and your languages. They never see your email or your phone number.',
        ar: 'يرى المرضى اسمك وجنسك ولغاتك، ولا يرون بريدك الإلكتروني ولا رقم جوالك أبدًا.',
      },
    },
    place: {
      title: { en: 'Your practice', ar: 'عيادتك' },
      text: {
        en: 'Patients see city and district, with a map of the area, before they book. The address is shown only to those who have a confirmed in-person appointment.',
        ar: 'يرى المرضى المدينة والحي مع خريطة للمنطقة قبل الحجز. أما العنوان فلا يظهر إلا لمن لديه موعد حضوري مؤكد.',
      },
    },
    license: {
      title: { en: 'Your license', ar: 'ترخيصك' },
      text: {
        en: 'As shown on your Saudi Commission for Health Specialties card. Our team checks it against your documents.',
        ar: 'كما في بطاقة الهيئة السعودية للتخصصات الصحية. يطابقه فريقنا مع وثائقك.',
      },
    },
    work: {
      title: { en: 'Your work', ar: 'عملك' },
      text: {
        en: 'Patients use this to choose a dietitian.',
        ar: 'هذا ما يختار المرضى على أساسه.',
      },
    },
    fee: {
      title: { en: 'Your fee', ar: 'رسومك' },
      text: {
        en: 'What a consultation with you usually costs. A new service starts with this price, and each service may have its own.',
        ar: 'التكلفة المعتادة للاستشارة معك. تبدأ كل خدمة جديدة بهذا السعر، ويمكن أن يكون لكل خدمة سعرها.',
      },
    },
    hours: {
      title: { en: 'Availability', ar: 'ساعات العمل' },
      text: {
        en: 'Your weekly hours as patients see them on your profile.',
        ar: 'ساعات عملك الأسبوعية كما يقرؤها المرضى في ملفك.',
      },
    },
  },

  fields: {
    name: {
      label: { en: 'Name', ar: 'الاسم' },
      help: { en: 'With your title if you use it, such as Dr.', ar: 'مع اللقب إن كنت تستخدمه، مثل د.' },
    },
    otherName: profileForm.otherName,
    email: profileForm.email,
    phone: profileForm.phone,
    gender: profileForm.gender,
    city: {
      label: { en: 'City', ar: 'المدينة' },
      placeholder: { en: 'Choose a city', ar: 'اختيار المدينة' },
    },
    district: {
      label: { en: 'District', ar: 'الحي' },
      placeholder: { en: 'Al Olaya, for example', ar: 'مثل: العليا' },
    },
    address: {
      label: { en: 'Practice address', ar: 'عنوان العيادة' },
      placeholder: { en: 'Street, building, floor', ar: 'الشارع والمبنى والطابق' },
      needed: {
        en: 'Your in-person services need the city and the address',
        ar: 'تتطلب خدماتك الحضورية المدينة والعنوان',
      },
    },
    languages: {
      label: { en: 'Languages', ar: 'اللغات' },
      help: { en: 'Languages you can consult in', ar: 'اللغات التي يمكنك تقديم الاستشارة بها' },
    },
    title: {
      label: { en: 'Professional title', ar: 'المسمى المهني' },
      usual: { en: 'Registered Dietitian', ar: 'أخصائي تغذية مسجّل' },
      usualForHer: { en: 'Registered Dietitian', ar: 'أخصائية تغذية مسجّلة' },
      help: factsOnly,
    },
    verifiedIs: (value: string): Word => ({
      en: `Patients see \u2068${value}\u2069 until our team has verified the new one`,
      ar: `يرى المرضى \u2068${value}\u2069 إلى أن يتحقق فريقنا من الجديد`,
    }),
    verifiedNothing: {
      en: 'Patients see it once our team has verified it',
      ar: 'يراه المرضى بعد أن يتحقق منه فريقنا',
    },
    licenseNumber: { label: { en: 'License number', ar: 'رقم الترخيص' } },
    licenseExpiresOn: {
      label: { en: 'License valid until', ar: 'تاريخ انتهاء الترخيص' },
      help: { en: 'Required for verification', ar: 'يلزم للتحقق من حسابك' },
    },
    locked: {
      en: 'Cannot be changed while your application is under review',
      ar: 'لا يمكن تغييره أثناء مراجعة طلبك',
    },
    specialization: {
      label: { en: 'Specialization', ar: 'التخصص' },
      placeholder: { en: 'Select a specialization', ar: 'اختيار التخصص' },
    },
    experience: {
      label: { en: 'Years of experience', ar: 'سنوات الخبرة' },
      ...experienceNeeded,
      placeholder: { en: 'Select a range', ar: 'اختيار المدة' },
    },
    education: {
      label: { en: 'Education', ar: 'المؤهلات العلمية' },
      placeholder: {
        en: 'Degree, university and year, one on each line',
        ar: 'الدرجة والجامعة والسنة، كل مؤهل في سطر',
      },
    },
    bio: profileForm.bio,
    consultationFee: {
      label: { en: 'Consultation fee', ar: 'رسوم الاستشارة' },
      unit: { en: 'SAR', ar: 'ر.س' },
    },
  },

  hours: {
    none: { en: 'No hours yet: patients cannot book.', ar: 'لا توجد ساعات عمل بعد، ولا يمكن للمرضى الحجز.' },
    failed: { en: 'Your hours could not be loaded', ar: 'تعذّر تحميل ساعات عملك' },
    manage: { en: 'Manage Availability', ar: 'إدارة ساعات العمل' },
    to: (first: string, last: string): Word => ({
      en: `${first} to ${last}`,
      ar: `${first} إلى ${last}`,
    }),
    and: (one: string, other: string): Word => ({ en: `${one} and ${other}`, ar: `${one} و${other}` }),
    range: (from: string, to: string): Word => ({ en: `${from} to ${to}`, ar: `من ${from} إلى ${to}` }),
    nextDay: (time: string): Word => ({ en: `${time} the next day`, ar: `${time} في اليوم التالي` }),
    closed: { en: 'Closed', ar: 'مغلق' },
  },
}
