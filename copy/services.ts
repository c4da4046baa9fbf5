import type { Platform } from '#contract/practice-options.ts'
import { factsOnly } from './facts-only.ts'
import { isolated } from './quoted.ts'
import type { Word } from './word.ts'

export const platformWords = {
  'in-person': { en: 'In-person', ar: 'حضوري' },
  zoom: { en: 'Video (Zoom)', ar: 'فيديو (Zoom)' },
  'google-meet': { en: 'Video (Google Meet)', ar: 'فيديو (Google\u00a0Meet)' },
  both: { en: 'Both', ar: 'حضوري وفيديو' },
} satisfies Record<Platform, Word>

/** The same words when they are not within a sentence. */
export const platformInRow: Record<Platform, Word> = {
  ...platformWords,
  both: { en: 'In-person and video', ar: 'حضوري وفيديو' },
}

const initial = { en: 'For first visits', ar: 'للزيارة الأولى' }
const failed = { en: 'Your services could not be loaded', ar: 'تعذّر تحميل خدماتك' }

export const services = {
  /** On the page of services, and in a tab of the profile. */
  heading: {
    services: { en: 'Services & Pricing', ar: 'الخدمات والأسعار' },
    profile: { en: 'Service packages', ar: 'باقات الخدمات' },
  },
  text: {
    en: 'Patients book one of these and see the price before booking.',
    ar: 'يحجز المريض إحدى هذه الخدمات ويرى سعرها قبل الحجز.',
  },
  list: { en: 'Your services', ar: 'خدماتك' },
  add: { en: 'Add service', ar: 'إضافة خدمة' },
  failed,

  empty: {
    title: { en: 'No services yet', ar: 'لا توجد خدمات بعد' },
    text: {
      en: 'Patients book through a service. Start with the one most of them need first, such as an initial consultation.',
      ar: 'لا يمكن للمرضى الحجز إلا من خلال خدمة. ويُفضَّل البدء بما يحتاج إليه معظمهم أولًا، مثل الاستشارة الأولى.',
    },
    action: { en: 'Add your first service', ar: 'إضافة أول خدمة' },
  },

  row: {
    initial,
    inactive: { en: 'Inactive', ar: 'غير نشطة' },
    active: { en: 'Active', ar: 'نشطة' },
    activeNamed: (name: string): Word => ({ en: `${isolated(name)}: active`, ar: `${isolated(name)}: نشطة` }),
    edit: (name: string): Word => ({ en: `Edit ${isolated(name)}`, ar: `تعديل ${isolated(name)}` }),
    remove: (name: string): Word => ({ en: `Delete ${isolated(name)}`, ar: `حذف ${isolated(name)}` }),
    free: { en: 'Free', ar: 'مجانية' },
    open: { en: 'Patients can book it.', ar: 'يمكن للمرضى حجزها.' },
    closed: {
      en: 'Patients no longer see it. Existing bookings stay.',
      ar: 'لم تعد تظهر للمرضى. وتبقى المواعيد المحجوزة كما هي.',
    },
    failed: { en: 'The service could not be changed', ar: 'تعذّر تعديل الخدمة' },
  },

  form: {
    addTitle: { en: 'Add service', ar: 'إضافة خدمة' },
    editTitle: { en: 'Edit service', ar: 'تعديل الخدمة' },
    name: { en: 'Name', ar: 'الاسم' },
    nameHelp: factsOnly,
    namePlaceholder: { en: 'Initial consultation', ar: 'الاستشارة الأولى' },
    description: { en: 'Description', ar: 'الوصف' },
    descriptionHelp: {
      en: 'What happens in it, and what the patient takes away from it.',
      ar: 'ما الذي يجري فيها، وبماذا يخرج المريض منها.',
    },
    duration: { en: 'Duration in minutes', ar: 'المدة بالدقائق' },
    durationHelp: { en: 'From 15 to 180', ar: 'من 15 إلى 180' },
    price: { en: 'Price', ar: 'السعر' },
    riyal: { en: 'SAR', ar: 'ر.س' },
    priceHelp: {
      en: 'In whole riyals, including VAT if you charge it',
      ar: 'بالريال دون هللات، شاملًا ضريبة القيمة المضافة إن وُجدت',
    },
    platform: { en: 'Where it takes place', ar: 'مكان الخدمة' },
    bothText: { en: 'In person or by video', ar: 'حضوريًا أو بالفيديو' },
    nameAndText: { en: 'name and description', ar: 'الاسم والوصف' },
    initial,
    initialHelp: {
      en: 'Shown first to patients who have not seen you yet',
      ar: 'تظهر أولًا لمن لم يسبق له موعد معك',
    },
    active: { en: 'Active: patients can book it', ar: 'نشطة: يمكن للمرضى حجزها' },
    save: { en: 'Save', ar: 'حفظ' },
    saving: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
    cancel: { en: 'Cancel', ar: 'إلغاء' },
    toAddress: { en: 'Add your practice address', ar: 'إضافة عنوان العيادة' },
  },

  order: {
    open: { en: 'Change order', ar: 'تغيير الترتيب' },
    title: { en: 'Order of your services', ar: 'ترتيب خدماتك' },
    text: {
      en: 'Patients see your services in this order. Patients who have not seen you yet see services for first visits before the others.',
      ar: 'يرى المرضى خدماتك بهذا الترتيب. ومن لم يسبق له موعد معك تظهر له خدمات الزيارة الأولى قبل غيرها.',
    },
    up: (name: string): Word => ({ en: `Move ${isolated(name)} up`, ar: `نقل «${isolated(name)}» إلى أعلى` }),
    down: (name: string): Word => ({
      en: `Move ${isolated(name)} down`,
      ar: `نقل «${isolated(name)}» إلى أسفل`,
    }),
    moved: (name: string, place: string, count: string): Word => ({
      en: `${isolated(name)}: ${place} of ${count}`,
      ar: `${isolated(name)}: ${place} من ${count}`,
    }),
    save: { en: 'Save order', ar: 'حفظ الترتيب' },
    done: { en: 'Order saved', ar: 'تم حفظ الترتيب' },
    failed: { en: 'The order could not be saved', ar: 'تعذّر حفظ الترتيب' },
  },

  remove: {
    title: { en: 'Delete this service?', ar: 'حذف هذه الخدمة؟' },
    text: (name: string): Word => ({
      en: `Patients can no longer book “\u2068${name}\u2069”. Appointments already booked with it stay as they are.`,
      ar: `لن يتمكن المرضى من حجز «\u2068${name}\u2069». وتبقى المواعيد المحجوزة بها كما هي.`,
    }),
    confirm: { en: 'Delete service', ar: 'حذف الخدمة' },
    busy: { en: 'Deleting...', ar: 'جارٍ الحذف...' },
    keep: { en: 'Keep it', ar: 'الإبقاء عليها' },
  },

  done: {
    added: {
      services: { en: 'New service added successfully', ar: 'تمت إضافة الخدمة الجديدة بنجاح' },
      profile: { en: 'Service added successfully', ar: 'تمت إضافة الخدمة بنجاح' },
    },
    updated: { en: 'Service updated successfully', ar: 'تم تحديث الخدمة بنجاح' },
    removed: {
      services: { en: 'Service deleted successfully', ar: 'تم حذف الخدمة بنجاح' },
      profile: { en: 'Service removed successfully', ar: 'تمت إزالة الخدمة بنجاح' },
    },
  },
}
