import type { Language } from '#contract/language.ts'
import type { SentTo } from '#contract/route.ts'
import type { answerSurvey } from '#contract/survey.ts'

/** Days before today, and the minute of that day in Riyadh. */
export type Moment = { daysAgo: number; minute: number }

export type DemoSubscriber = {
  email: string
  language: Language
  asked: Moment
  confirmed: boolean
  left: boolean
}

const readers = `
noura.alharbi faisal.alotaibi sara.alqahtani abdullah.alghamdi reem.aldosari khalid.alzahrani lama.almutairi
turki.alshehri hessa.alrashid omar.bakri maha.alsubaie yousef.alshammari jawaher.alanazi saud.albishi
dana.aljuhani majed.alamri ghada.alsaleh badr.alharthi arwa.almalki nasser.alqarni shahad.altamimi
ibrahim.alhamad amal.alyami waleed.fallatah rana.alnajjar mishari.alajmi haifa.aldakhil ziyad.albalawi
munirah.alsudairi rakan.alruwaili afnan.alsaedi fahad.almansour lujain.kattan hatem.basyouni nada.aljaser
sultan.aloufi wijdan.asiri anas.turkistani bushra.alfaraj mohannad.alhazmi
`
  .trim()
  .split(/\s+/)

/** Forty readers over two months: every fourth has not confirmed, and one of those has left. */
export const subscribers: readonly DemoSubscriber[] = readers.map((name, place) => ({
  email: `${name}@mail.test`,
  language: place % 5 < 3 ? 'ar' : 'en',
  asked: { daysAgo: 59 - Math.floor(place * 1.45), minute: 480 + ((place * 437) % 840) },
  confirmed: place % 4 !== 3,
  left: place === 11,
}))

type Answer = SentTo<typeof answerSurvey>
export type DemoAnswer = { language: Language; at: Moment; answer: Answer }

const company = (
  language: Language,
  [companyName, name, position]: [string, string, string],
  reach: [email: string, phone: string],
  employeeCount: NonNullable<Extract<Answer, { audience: 'company' }>['employeeCount']>,
  interest: NonNullable<Extract<Answer, { audience: 'company' }>['interest']>,
  needs: string,
): Omit<DemoAnswer, 'at'> => ({
  language,
  answer: {
    audience: 'company',
    companyName,
    name,
    position,
    email: reach[0],
    phone: reach[1],
    employeeCount,
    interest,
    needs,
  },
})

const dietitian = (
  language: Language,
  [name, licenseNumber]: [string, string],
  reach: [email: string, phone: string],
  specialization: NonNullable<Extract<Answer, { audience: 'dietitian' }>['specialization']>,
  yearsOfExperience: NonNullable<Extract<Answer, { audience: 'dietitian' }>['yearsOfExperience']>,
  interest: NonNullable<Extract<Answer, { audience: 'dietitian' }>['interest']>,
  needs: string,
): Omit<DemoAnswer, 'at'> => ({
  language,
  answer: {
    audience: 'dietitian',
    name,
    licenseNumber,
    email: reach[0],
    phone: reach[1],
    specialization,
    yearsOfExperience,
    interest,
    needs,
  },
})

const patient = (
  language: Language,
  name: string,
  reach: [email: string, phone: string],
  about: Pick<Extract<Answer, { audience: 'patient' }>, 'age' | 'gender' | 'primaryGoal' | 'interest'>,
  needs: string,
  message?: string,
): Omit<DemoAnswer, 'at'> => ({
  language,
  answer: {
    audience: 'patient',
    name,
    email: reach[0],
    phone: reach[1],
    ...about,
    needs,
    ...(message && { message }),
    healthConsent: true,
  },
})

const people: readonly Omit<DemoAnswer, 'at'>[] = [
  patient(
    'ar',
    'سارة العتيبي',
    ['sara.alotaibi@mail.test', '0551234018'],
    { age: '25-34', gender: 'female', primaryGoal: 'weight-loss', interest: 'weight-management' },
    'أعمل بنظام المناوبات وأحتاج إلى وجبات أستطيع تحضيرها ليلة الدوام.',
  ),
  company(
    'ar',
    ['شركة الواحة للخدمات اللوجستية', 'فهد القحطاني', 'مدير الموارد البشرية'],
    ['fahad.q@alwaha.test', '0553310274'],
    '201-500',
    'employee-wellness',
    'نريد برنامجًا لثلاثة مستودعات في الرياض والدمام، مع جلسات قصيرة في بداية كل مناوبة.',
  ),
  dietitian(
    'en',
    ['Lina Al-Zahrani', '18-RD-0042317'],
    ['lina.z@mail.test', '0509982146'],
    'diabetes',
    '6-10',
    'part-time',
    'Two evenings a week by video, and a calendar that keeps my hospital hours free.',
  ),
  patient(
    'en',
    'Omar Bakri',
    ['omar.b@mail.test', '0544102873'],
    { age: '35-44', gender: 'male', primaryGoal: 'sports-performance', interest: 'sports-nutrition' },
    'I am training for the Riyadh half marathon and want to eat properly on long-run days.',
    'Mornings before eight suit me best.',
  ),
  dietitian(
    'ar',
    ['نورة الشهري', '21-RD-0067120'],
    ['noura.sh@mail.test', '0561047783'],
    'pediatric',
    '3-5',
    'telehealth',
    'أبحث عن جدول مرن عن بُعد، مع إمكانية متابعة الأهل بين الجلسات.',
  ),
  company(
    'en',
    ['Sadeem Software', 'Rawan Al-Harbi', 'Office manager'],
    ['rawan@sadeem.test', '0558890135'],
    '51-200',
    'health-seminars',
    'Four lunch talks this quarter, in Arabic and English, for a team that sits all day.',
  ),
  patient(
    'ar',
    'عبدالله الغامدي',
    ['abdullah.g@mail.test', '0532217645'],
    { age: '45-54', gender: 'male', primaryGoal: 'general-wellness', interest: 'general-wellness' },
    'أريد خطة تناسب مائدة العائلة، فلا أحب أن أطبخ لنفسي وحدي.',
  ),
  patient(
    'ar',
    'مها السبيعي',
    ['maha.s@mail.test', '0567730921'],
    { age: '18-24', gender: 'female', primaryGoal: 'muscle-building', interest: 'sports-nutrition' },
    'بدأت التمرين قبل شهرين وأحتاج إلى من يرتب لي وجباتي حوله.',
  ),
  dietitian(
    'ar',
    ['أحمد المالكي', '15-RD-0029954'],
    ['ahmad.m@mail.test', '0504416372'],
    'sports',
    '11+',
    'specialized',
    'أعمل مع أندية وأرغب في استقبال الرياضيين الأفراد مساءً.',
  ),
  company(
    'ar',
    ['مصنع رواسي للأغذية', 'منيرة الدوسري', 'أخصائية سلامة'],
    ['munirah@rawasi.test', '0556623490'],
    '501+',
    'corporate-package',
    'لدينا 620 موظفًا في موقعين، ونريد باقة سنوية فيها استشارات فردية لمن يرغب.',
  ),
  patient(
    'en',
    'Hessa Al-Rashid',
    ['hessa.r@mail.test', '0559014427'],
    { age: '55-64', gender: 'female', primaryGoal: 'general-wellness', interest: 'general-wellness' },
    'A simple plan for two people, with food from the market and not from powders.',
  ),
  dietitian(
    'en',
    ['Dr. Sami Kattan', '12-RD-0018803'],
    ['sami.k@mail.test', '0541187206'],
    'clinical',
    '11+',
    'full-time',
    'I would like to move my private practice online and bring some forty regulars with me.',
  ),
  patient(
    'ar',
    'ريم الدوسري',
    ['reem.d@mail.test', '0536658190'],
    { age: '25-34', gender: 'female', primaryGoal: 'weight-gain', interest: 'general-wellness' },
    'أنسى الأكل أيام الاختبارات، وأريد جدولًا بسيطًا يذكرني.',
  ),
  company(
    'en',
    ['Jabal Consulting', 'Khalid Al-Amri', 'Partner'],
    ['khalid@jabal.test', '0550072318'],
    '11-50',
    'individual-counseling',
    'Private sessions for consultants who live in hotels four days a week.',
  ),
  patient(
    'ar',
    'يوسف الشمري',
    ['yousef.sh@mail.test', '0568814503'],
    { age: '35-44', gender: 'male', primaryGoal: 'weight-loss', interest: 'weight-management' },
    'جربت أنظمة كثيرة، وأريد هذه المرة شيئًا أستمر عليه مع العزائم.',
    'أفضّل التواصل بالواتساب.',
  ),
  dietitian(
    'ar',
    ['لمى المطيري', '22-RD-0071468'],
    ['lama.m@mail.test', '0563390254'],
    'weight-management',
    '3-5',
    'part-time',
    'أحتاج إلى أدوات جاهزة لبناء الخطط، فأغلب وقتي يذهب في الجداول.',
  ),
  patient(
    'en',
    'Jawaher Al-Anazi',
    ['jawaher@mail.test', '0547729016'],
    { age: '25-34', gender: 'prefer-not-to-say', primaryGoal: 'other', interest: 'general-wellness' },
    'I cook for flatmates with four different tastes and would love one weekly shopping list.',
  ),
  company(
    'ar',
    ['مدارس غراس الأهلية', 'هيفاء الدخيل', 'وكيلة شؤون الطالبات'],
    ['haifa@ghiras.test', '0552245871'],
    '51-200',
    'health-seminars',
    'ندوات للمعلمات مطلع الفصل القادم، ثم متابعة لمقصف المدرسة.',
  ),
  dietitian(
    'en',
    ['Arwa Al-Juhani', '19-RD-0050291'],
    ['arwa.j@mail.test', '0505563087'],
    'geriatric',
    '6-10',
    'telehealth',
    'Longer first visits, since children often join to translate what the kitchen really does.',
  ),
  patient(
    'ar',
    'تركي الحارثي',
    ['turki.h@mail.test', '0535540762'],
    { age: '18-24', gender: 'male', primaryGoal: 'muscle-building', interest: 'sports-nutrition' },
    'ميزانيتي ميزانية طالب، وأحتاج إلى بروتين من المطعم الجامعي.',
  ),
  company(
    'en',
    ['Northern Lights Clinic', 'Dana Al-Saleh', 'Operations lead'],
    ['dana@northernlights.test', '0557716640'],
    '1-10',
    'individual-counseling',
    'We see people with diabetes and would like a dietitian we can refer to by name.',
  ),
  patient(
    'ar',
    'غادة اليامي',
    ['ghada.y@mail.test', '0569902315'],
    { age: '35-44', gender: 'female', primaryGoal: 'general-wellness', interest: 'pediatric-nutrition' },
    'أريد أفكارًا لفطور مدرسي لا يعود كما ذهب.',
  ),
  company(
    'ar',
    ['بنيان للمقاولات', 'ماجد القرني', 'مدير المشاريع'],
    ['majed@bunyan.test', '0551893307'],
    '201-500',
    'corporate-package',
    'برنامج لموظفي المواقع في الصيف: ماء وأملاح ووجبات لا تفسد في الحر.',
  ),
  dietitian(
    'ar',
    ['بشرى الفرج', '20-RD-0058836'],
    ['bushra.f@mail.test', '0506671948'],
    'other',
    '0-2',
    'full-time',
    'أنهيت سنة الامتياز، وأبحث عن بداية مع فريق أتعلم منه.',
  ),
]

export const surveyAnswers: readonly DemoAnswer[] = people.map((person, place) => ({
  ...person,
  at: { daysAgo: 58 - Math.floor(place * 2.45), minute: 540 + ((place * 311) % 780) },
}))
