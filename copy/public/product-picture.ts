import { brand } from '../brand.ts'

/** Examples that pictures of the product show. */
export const picture = {
  label: {
    en: `A look inside ${brand.name.en}: a plan and messages`,
    ar: `لمحة من داخل ${brand.name.ar}: خطة ورسائل`,
  },
  booking: {
    label: { en: 'A booking, with its price and times', ar: 'حجز موعد، بسعره وأوقاته' },
    dietitian: { en: 'Dr. Layla Al-Harbi', ar: 'د. ليلى الحربي' },
    specialization: { en: 'Diabetes Management', ar: 'تغذية السكري' },
    available: { en: 'Available Today', ar: 'مواعيد متاحة اليوم' },
    service: { en: 'Initial consultation', ar: 'استشارة أولى' },
    duration: { en: '60 min', ar: '60 دقيقة' },
    amount: 300,
    way: { en: 'Video', ar: 'بالفيديو' },
    day: { en: 'Today', ar: 'اليوم' },
    slots: ['09:00', '09:45', '11:30', '16:00', '17:15', '19:30'],
    chosen: '16:00',
    book: { en: 'Book Appointment', ar: 'حجز موعد' },
    cancel: { en: 'You can cancel until it starts', ar: 'يمكنك الإلغاء حتى بدء الموعد' },
  },
  license: {
    label: { en: 'A checked license, and a table for two', ar: 'ترخيص تم التحقق منه، وسفرة لشخصين' },
    number: { en: 'License number', ar: 'رقم الترخيص' },
  },
  plan: {
    heading: { en: 'Your plan today', ar: 'خطتك اليوم' },
    day: { en: 'Meals of one day', ar: 'وجبات يوم واحد' },
    meals: [
      {
        name: { en: 'Breakfast', ar: 'الفطور' },
        at: '07:30',
        dishes: ['labneh', 'khubz'],
        food: { en: 'Labneh, za’atar, whole-wheat bread', ar: 'لبنة وزعتر وخبز أسمر' },
        eaten: true,
      },
      {
        name: { en: 'Snack', ar: 'وجبة خفيفة' },
        at: '10:30',
        dishes: ['dates', 'finjan'],
        food: { en: 'Three dates with Saudi coffee', ar: 'ثلاث تمرات مع القهوة السعودية' },
        eaten: true,
      },
      {
        name: { en: 'Lunch', ar: 'الغداء' },
        at: '13:30',
        dishes: ['kabsa', 'salad'],
        food: { en: 'Chicken kabsa, a small plate, with salad', ar: 'كبسة دجاج، طبق صغير، مع سلطة' },
        eaten: false,
      },
      {
        name: { en: 'Dinner', ar: 'العشاء' },
        at: '20:00',
        dishes: ['soup', 'pomegranate'],
        food: { en: 'Lentil soup with lemon', ar: 'شوربة عدس بالليمون' },
        eaten: false,
      },
    ],
  },
  chat: {
    patient: {
      who: { en: 'Sara', ar: 'سارة' },
      text: {
        en: 'We have guests on Friday. Can I still have jareesh?',
        ar: 'عندنا ضيوف يوم الجمعة. هل يمكنني أكل الجريش؟',
      },
    },
    dietitian: {
      who: { en: 'Dr. Layla', ar: 'د. ليلى' },
      text: {
        en: 'Of course. One small bowl, with a salad on the side. I’ve adjusted your plan to fit.',
        ar: 'بالتأكيد. وعاء صغير وبجانبه سلطة. عدّلت خطتك على هذا الأساس.',
      },
    },
  },
} as const
