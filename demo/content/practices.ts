import type {
  City,
  DocumentKind,
  ExperienceRange,
  Platform,
  PracticeLanguage,
  Specialization,
} from '#contract/practice-options.ts'
import type { Moment } from './visitors.ts'

export type DemoService = {
  slug: string
  name: string
  otherName: string
  description: string
  otherDescription: string
  minutes: number
  /** Riyals. */
  price: number
  platform: Platform
  isInitial: boolean
}

export type DemoPractice = {
  email: string
  name: { first: string; last: string; arabic: string }
  gender: 'male' | 'female'
  bornOn: string
  phone: string
  joined: Moment
  title: string
  otherTitle: string
  specialization: Specialization
  experience: ExperienceRange
  licenseNumber: string
  /** Days until the licence ends. */
  licensedFor: number
  education: string
  otherEducation: string
  certifications: readonly string[]
  bio: string
  otherBio: string
  city: City
  district: string
  otherDistrict: string
  address: string
  otherAddress: string
  languages: readonly PracticeLanguage[]
  weekly: readonly (readonly { from: string; to: string }[])[]
  takesAtOnce: boolean
  /** Whether it has different hours in the next Ramadan. */
  ramadan: boolean
  /** Days from today on which the practice is closed. */
  closed?: readonly [number, number]
  services: readonly DemoService[]
  verification:
    | { status: 'approved' }
    | { status: 'submitted'; daysAgo: number }
    | { status: 'rejected'; reason: string }
    | { status: 'suspended'; reason: string }
    | { status: 'draft' }
  documents: readonly (readonly [DocumentKind, string])[]
  /** Missing for some, as a portrait is optional; even fewer show it to the public. */
  portrait?: { isPublic: boolean }
  /** A new name that awaits verification, with the licence that shows it; or why it was sent back a day later. */
  renaming?: { name: string; arabic: string; daysAgo: number; sentBack?: string }
}

type Line = readonly [
  name: string,
  arabic: string,
  gender: 'f' | 'm',
  specialization: Specialization,
  experience: ExperienceRange,
  city: City,
  hours: keyof typeof weeks,
  offers: keyof typeof offers,
  languages?: readonly PracticeLanguage[],
]

const nine = { from: '09:00', to: '17:00' }
const evening = { from: '16:00', to: '22:00' }
const week = (...days: readonly (readonly { from: string; to: string }[])[]) => days
const weeks = {
  office: week([nine], [nine], [nine], [nine], [nine], [], []),
  evenings: week([evening], [evening], [evening], [evening], [evening], [], []),
  split: week(
    ...[0, 1, 2, 3].map(() => [
      { from: '10:00', to: '14:00' },
      { from: '17:00', to: '21:00' },
    ]),
    [],
    [],
    [{ from: '10:00', to: '14:00' }],
  ),
  night: week(
    ...[0, 1, 2, 3, 4].map(() => [{ from: '20:00', to: '01:00' }]),
    [],
    [{ from: '20:00', to: '00:30' }],
  ),
  half: week(
    [],
    [{ from: '09:00', to: '13:00' }],
    [],
    [{ from: '09:00', to: '13:00' }],
    [],
    [],
    [{ from: '10:00', to: '16:00' }],
  ),
  mornings: week(
    [{ from: '08:00', to: '12:00' }],
    [],
    [
      { from: '08:00', to: '12:00' },
      { from: '13:00', to: '16:00' },
    ],
    [],
    [{ from: '08:00', to: '12:00' }],
    [{ from: '16:00', to: '20:00' }],
    [],
  ),
}

const initial = (price: number, platform: Platform): DemoService => ({
  slug: 'initial-consultation',
  name: 'Initial consultation',
  otherName: 'الاستشارة الأولى',
  description: 'We go through your history, habits and goals, and you leave with a first plan.',
  otherDescription: 'نتعرف على تاريخك الصحي وعاداتك وأهدافك، وتخرج منها بخطة أولى.',
  minutes: 60,
  price,
  platform,
  isInitial: true,
})
const followUp = (price: number, platform: Platform): DemoService => ({
  slug: 'follow-up',
  name: 'Follow-up session',
  otherName: 'استشارة متابعة',
  description: 'What worked, what did not, and what we change until the next time.',
  otherDescription: 'ما الذي نجح، وما الذي لم ينجح، وما الذي نغيّره حتى الموعد القادم.',
  minutes: 30,
  price,
  platform,
  isInitial: false,
})
const plan = (price: number, platform: Platform): DemoService => ({
  slug: 'meal-planning',
  name: 'Meal planning',
  otherName: 'تخطيط الوجبات',
  description: 'A week of meals that fits your kitchen, your family and your budget.',
  otherDescription: 'وجبات أسبوع تناسب مطبخك وأسرتك وميزانيتك.',
  minutes: 45,
  price,
  platform,
  isInitial: false,
})
const assessment = (price: number): DemoService => ({
  slug: 'nutritional-assessment',
  name: 'Nutritional assessment',
  otherName: 'تقييم الحالة الغذائية',
  description: 'Measurements, body composition and a review of your laboratory results.',
  otherDescription: 'قياسات وتحليل لمكونات الجسم ومراجعة لنتائج تحاليلك.',
  minutes: 45,
  price,
  platform: 'in-person',
  isInitial: false,
})

const offers = {
  classic: [initial(300, 'both'), followUp(150, 'both'), plan(200, 'google-meet')],
  standard: [initial(420, 'both'), followUp(250, 'both'), plan(320, 'google-meet')],
  online: [initial(380, 'google-meet'), followUp(230, 'google-meet'), plan(280, 'google-meet')],
  zoom: [initial(360, 'zoom'), followUp(220, 'zoom'), plan(270, 'zoom')],
  clinic: [initial(440, 'in-person'), followUp(260, 'both'), assessment(320)],
  senior: [initial(600, 'both'), followUp(320, 'both'), assessment(420)],
  modest: [initial(240, 'zoom'), followUp(150, 'zoom'), plan(190, 'zoom')],
} satisfies Record<string, readonly DemoService[]>

const lines: readonly Line[] = [
  ['Abdullah Al-Qahtani', 'عبدالله القحطاني', 'm', 'diabetes', '11+', 'riyadh', 'office', 'senior'],
  ['Reem Al-Ghamdi', 'ريم الغامدي', 'f', 'weight-management', '6-10', 'jeddah', 'split', 'standard'],
  ['Hessa Al-Dosari', 'حصة الدوسري', 'f', 'pediatric', '6-10', 'riyadh', 'mornings', 'clinic'],
  ['Fahad Al-Shehri', 'فهد الشهري', 'm', 'sports', '3-5', 'riyadh', 'evenings', 'online'],
  ['Maryam Al-Zahrani', 'مريم الزهراني', 'f', 'clinical', '11+', 'dammam', 'office', 'standard'],
  ['Nouf Al-Otaibi', 'نوف العتيبي', 'f', 'weight-management', '3-5', 'riyadh', 'night', 'zoom'],
  ['Khalid Al-Harbi', 'خالد الحربي', 'm', 'geriatric', '11+', 'madinah', 'office', 'clinic'],
  ['Ghada Al-Mutairi', 'غادة المطيري', 'f', 'diabetes', '3-5', 'riyadh', 'evenings', 'online'],
  ['Mohammed Al-Malki', 'محمد المالكي', 'm', 'clinical', '6-10', 'makkah', 'split', 'standard'],
  [
    'Dana Al-Omran',
    'دانة العمران',
    'f',
    'sports',
    '3-5',
    'khobar',
    'evenings',
    'zoom',
    ['arabic', 'english', 'french'],
  ],
  ['Yousef Al-Shammari', 'يوسف الشمري', 'm', 'weight-management', '6-10', 'hail', 'office', 'modest'],
  ['Fatimah Al-Nasser', 'فاطمة الناصر', 'f', 'pediatric', '11+', 'al-ahsa', 'mornings', 'senior'],
  ['Bandar Al-Subaie', 'بندر السبيعي', 'm', 'sports', '6-10', 'riyadh', 'night', 'standard'],
  ['Asma Al-Juhani', 'أسماء الجهني', 'f', 'clinical', '3-5', 'yanbu', 'half', 'online'],
  ['Lujain Al-Amri', 'لجين العمري', 'f', 'weight-management', '3-5', 'jeddah', 'evenings', 'modest'],
  ['Ibrahim Al-Asiri', 'إبراهيم العسيري', 'm', 'diabetes', '6-10', 'abha', 'office', 'standard'],
  ['Munira Al-Tamimi', 'منيرة التميمي', 'f', 'geriatric', '11+', 'buraydah', 'mornings', 'clinic'],
  ['Omar Al-Balawi', 'عمر البلوي', 'm', 'weight-management', '3-5', 'tabuk', 'split', 'zoom'],
  ['Rahaf Al-Hazmi', 'رهف الحازمي', 'f', 'pediatric', '3-5', 'jazan', 'office', 'online'],
  [
    'Sultan Al-Rashidi',
    'سلطان الرشيدي',
    'm',
    'clinical',
    '11+',
    'riyadh',
    'half',
    'senior',
    ['arabic', 'english', 'turkish'],
  ],
  ['Huda Al-Thubaiti', 'هدى الثبيتي', 'f', 'diabetes', '11+', 'taif', 'office', 'clinic'],
  ['Nasser Al-Yami', 'ناصر اليامي', 'm', 'sports', '3-5', 'najran', 'evenings', 'modest'],
  ['Samar Al-Qarni', 'سمر القرني', 'f', 'weight-management', '6-10', 'khamis-mushait', 'split', 'standard'],
  ['Turki Al-Anazi', 'تركي العنزي', 'm', 'clinical', '3-5', 'arar', 'office', 'zoom'],
  ['Jawaher Al-Faifi', 'جواهر الفيفي', 'f', 'pediatric', '6-10', 'jazan', 'evenings', 'standard'],
  ['Abdulaziz Al-Suwailem', 'عبدالعزيز السويلم', 'm', 'diabetes', '6-10', 'unaizah', 'office', 'online'],
  ['Wafa Al-Maliki', 'وفاء المالكي', 'f', 'other', '6-10', 'makkah', 'night', 'standard', ['arabic', 'urdu']],
  ['Ziyad Al-Fadhli', 'زياد الفضلي', 'm', 'sports', '3-5', 'dhahran', 'split', 'online'],
  [
    'Arwa Al-Saadi',
    'أروى السعدي',
    'f',
    'clinical',
    '6-10',
    'jeddah',
    'office',
    'clinic',
    ['arabic', 'english', 'french'],
  ],
  ['Majed Al-Enezi', 'ماجد العنزي', 'm', 'geriatric', '6-10', 'sakaka', 'mornings', 'modest'],
  ['Bayan Al-Khaldi', 'بيان الخالدي', 'f', 'weight-management', '3-5', 'jubail', 'evenings', 'zoom'],
  ['Mansour Al-Ruwaili', 'منصور الرويلي', 'm', 'diabetes', '3-5', 'sakaka', 'office', 'online'],
  ['Najla Al-Ahmadi', 'نجلاء الأحمدي', 'f', 'clinical', '11+', 'madinah', 'split', 'senior'],
  ['Shahad Al-Sulami', 'شهد السلمي', 'f', 'sports', '3-5', 'jeddah', 'night', 'modest'],
  [
    'Saad Al-Bishi',
    'سعد البيشي',
    'm',
    'weight-management',
    '11+',
    'riyadh',
    'office',
    'senior',
    ['arabic', 'english', 'spanish'],
  ],
  ['Amal Al-Shahrani', 'أمل الشهراني', 'f', 'pediatric', '6-10', 'abha', 'mornings', 'standard'],
  ['Hamad Al-Hajri', 'حمد الهاجري', 'm', 'clinical', '3-5', 'dammam', 'evenings', 'online'],
  [
    'Rania Al-Jaber',
    'رانيا الجابر',
    'f',
    'geriatric',
    '3-5',
    'qatif',
    'office',
    'clinic',
    ['arabic', 'english', 'hindi'],
  ],
  ['Ahmad Al-Zaid', 'أحمد الزيد', 'm', 'other', '11+', 'riyadh', 'half', 'zoom'],
  ['Dalal Al-Bugami', 'دلال البقمي', 'f', 'diabetes', '6-10', 'al-baha', 'split', 'standard'],
]

const waiting: readonly Line[] = [
  ['Shaikha Al-Mansour', 'شيخة المنصور', 'f', 'clinical', '3-5', 'riyadh', 'office', 'online'],
  ['Mishari Al-Lihyani', 'مشاري اللحياني', 'm', 'sports', '6-10', 'makkah', 'evenings', 'standard'],
  ['Abeer Al-Sharif', 'عبير الشريف', 'f', 'pediatric', '11+', 'jeddah', 'mornings', 'clinic'],
  ['Ali Al-Dhafiri', 'علي الظفيري', 'm', 'weight-management', '3-5', 'arar', 'office', 'modest'],
  ['Hanan Al-Barrak', 'حنان البراك', 'f', 'diabetes', '3-5', 'riyadh', 'split', 'zoom'],
  ['Sahar Al-Habib', 'سحر الحبيب', 'f', 'clinical', '6-10', 'dammam', 'office', 'clinic'],
  ['Rakan Al-Saqr', 'راكان الصقر', 'm', 'sports', '0-2', 'riyadh', 'night', 'modest'],
]

const statuses: readonly DemoPractice['verification'][] = [
  { status: 'submitted', daysAgo: 4 },
  { status: 'submitted', daysAgo: 2 },
  { status: 'submitted', daysAgo: 1 },
  {
    status: 'rejected',
    reason: 'The insurance certificate ended last month. Please upload the one in force and submit again.',
  },
  { status: 'draft' },
  {
    status: 'suspended',
    reason: 'Two patients waited for calls that did not take place. We are looking into it.',
  },
  { status: 'draft' },
]

/** A title in English, and in Arabic for a woman and for a man. */
type Title = readonly [string, string, string]

const registered: Title = ['Registered Dietitian', 'أخصائية تغذية مسجّلة', 'أخصائي تغذية مسجّل']
const titles: Record<Specialization, readonly [Title, Title]> = {
  'weight-management': [
    registered,
    ['Consultant in Weight Management', 'استشارية إدارة الوزن', 'استشاري إدارة الوزن'],
  ],
  diabetes: [
    [
      'Clinical Dietitian, Diabetes Educator',
      'أخصائية تغذية علاجية ومثقفة سكري',
      'أخصائي تغذية علاجية ومثقف سكري',
    ],
    registered,
  ],
  sports: [
    ['Sports Dietitian', 'أخصائية تغذية رياضية', 'أخصائي تغذية رياضية'],
    ['Performance Nutrition Specialist', 'أخصائية تغذية الأداء الرياضي', 'أخصائي تغذية الأداء الرياضي'],
  ],
  pediatric: [
    ['Pediatric Dietitian', 'أخصائية تغذية أطفال', 'أخصائي تغذية أطفال'],
    ['Child and Family Dietitian', 'أخصائية تغذية الطفل والأسرة', 'أخصائي تغذية الطفل والأسرة'],
  ],
  clinical: [
    ['Clinical Dietitian', 'أخصائية تغذية علاجية', 'أخصائي تغذية علاجية'],
    ['Senior Clinical Dietitian', 'أخصائية أولى في التغذية العلاجية', 'أخصائي أول في التغذية العلاجية'],
  ],
  geriatric: [
    ['Clinical Dietitian, Healthy Ageing', 'أخصائية تغذية كبار السن', 'أخصائي تغذية كبار السن'],
    registered,
  ],
  other: [registered, ['Community Dietitian', 'أخصائية تغذية مجتمعية', 'أخصائي تغذية مجتمعية']],
}

const certificates: Record<Specialization, readonly string[]> = {
  'weight-management': ['Registered Dietitian (RD)'],
  diabetes: ['Registered Dietitian (RD)', 'Certified Diabetes Educator (CDE)'],
  sports: ['Board Certified in Sports Dietetics (CSSD)'],
  pediatric: ['Registered Dietitian (RD)'],
  clinical: ['Registered Dietitian (RD)', 'Certified Nutrition Specialist (CNS)'],
  geriatric: ['Certified Nutrition Specialist (CNS)'],
  other: ['Registered Dietitian (RD)'],
}

const schools = [
  [
    'BSc in Clinical Nutrition, King Saud University, Riyadh',
    'بكالوريوس التغذية الإكلينيكية، جامعة الملك سعود، الرياض',
  ],
  [
    'BSc in Clinical Nutrition, King Abdulaziz University, Jeddah',
    'بكالوريوس التغذية الإكلينيكية، جامعة الملك عبدالعزيز، جدة',
  ],
  [
    'MSc in Human Nutrition, University of Glasgow\nBSc in Clinical Nutrition, Umm Al-Qura University, Makkah',
    'ماجستير تغذية الإنسان، جامعة غلاسكو\nبكالوريوس التغذية الإكلينيكية، جامعة أم القرى، مكة المكرمة',
  ],
  [
    'MSc in Dietetics, University of Queensland\nBSc in Food Science, King Saud University, Riyadh',
    'ماجستير التغذية العلاجية، جامعة كوينزلاند\nبكالوريوس علوم الأغذية، جامعة الملك سعود، الرياض',
  ],
  [
    'BSc in Clinical Nutrition, Imam Abdulrahman Bin Faisal University, Dammam',
    'بكالوريوس التغذية الإكلينيكية، جامعة الإمام عبدالرحمن بن فيصل، الدمام',
  ],
  [
    'BSc in Clinical Nutrition, King Saud University\nMSc in Human Nutrition, King Abdulaziz University',
    'بكالوريوس التغذية الإكلينيكية، جامعة الملك سعود\nماجستير تغذية الإنسان، جامعة الملك عبدالعزيز',
  ],
] as const

const bios: Record<Specialization, readonly [string, string]> = {
  'weight-management': [
    'I help people lose weight without losing the dishes they grew up with. We change portions and timing before we change the menu.',
    'أساعد على الوصول إلى وزن صحي دون حرمان من أطباقنا المحلية. نبدأ بالكميات والأوقات قبل أن نغيّر قائمة الطعام.',
  ],
  diabetes: [
    'Most of my patients live with type 2 diabetes or want to keep it away. We read your glucose together and plan meals around it.',
    'أعمل مع مرضى السكري ومن هم في مرحلة ما قبل السكري. نقرأ قراءات السكر معًا ونبني الوجبات عليها.',
  ],
  sports: [
    'From first five kilometres to national teams: food that trains with you, also while fasting.',
    'أرافق الرياضيين من المبتدئين إلى المحترفين، بخطط تناسب التمرين والصيام معًا.',
  ],
  pediatric: [
    'Picky eaters, allergies and growth: I work with the whole family, because children eat what the house eats.',
    'أعمل مع الأسرة كلها في انتقائية الطعام والحساسية ونمو الأطفال، فالطفل يأكل مما يأكله أهل البيت.',
  ],
  clinical: [
    'I trained on hospital wards and see people with kidney, liver and bowel conditions, always together with their physician.',
    'خبرتي من أقسام المستشفيات، وأتابع حالات الكلى والكبد والقولون بالتنسيق مع الطبيب المعالج.',
  ],
  geriatric: [
    'Strength and appetite in later life. I also speak with sons and daughters who care for their parents.',
    'أهتم بتغذية كبار السن وقوّتهم وشهيتهم، وأتحدث مع الأبناء والبنات الذين يرعون والديهم.',
  ],
  other: [
    'Food for long shifts, travel and shared housing: plans that survive real life.',
    'خطط غذائية تناسب المناوبات الطويلة والسفر والسكن المشترك.',
  ],
}

const manners = [
  [
    'The first session is mostly listening. You get a written summary the same day.',
    'الجلسة الأولى للاستماع أكثر من الكلام، ويصلك ملخصها مكتوبًا في اليوم نفسه.',
  ],
  [
    'Small steps, measured every two weeks, and no forbidden foods.',
    'خطوات صغيرة نقيسها كل أسبوعين، ولا أطعمة ممنوعة.',
  ],
  [
    'I answer messages between sessions within one working day.',
    'أرد على الرسائل بين الجلسات خلال يوم عمل واحد.',
  ],
] as const

/** A street and its district, in both languages. */
type Street = readonly [string, string, string, string]

const streets: Partial<Record<City, Street>> = {
  riyadh: [
    'Olaya Street, building 7214, second floor',
    'شارع العليا، مبنى 7214، الدور الثاني',
    'Al Muruj',
    'حي المروج',
  ],
  jeddah: [
    'Prince Sultan Road, building 3305, clinic 12',
    'طريق الأمير سلطان، مبنى 3305، عيادة 12',
    'Ar Rawdah',
    'حي الروضة',
  ],
  dammam: [
    'King Saud Street, building 4120, first floor',
    'شارع الملك سعود، مبنى 4120، الدور الأول',
    'Al Faisaliyah',
    'حي الفيصلية',
  ],
  makkah: [
    'Al Aziziyah Main Road, building 2586, clinic 4',
    'طريق العزيزية العام، مبنى 2586، عيادة 4',
    'Al Aziziyah',
    'حي العزيزية',
  ],
  madinah: [
    'Sultana Road, building 6671, ground floor',
    'طريق سلطانة، مبنى 6671، الدور الأرضي',
    'Al Jamiah',
    'حي الجامعة',
  ],
}

const street = (city: City): Street =>
  streets[city] ?? [
    'King Abdulaziz Road, building 1402, first floor',
    'طريق الملك عبدالعزيز، مبنى 1402، الدور الأول',
    'Al Nakheel',
    'حي النخيل',
  ]

const needed = [
  ['license', 'SCFHS license'],
  ['degree', 'University degree'],
  ['experience', 'Certificate of experience'],
  ['insurance', 'Professional liability insurance'],
] as const

function practiceOf(
  [name, arabic, gender, specialization, experience, city, hours, offer, languages]: Line,
  at: number,
  verification: DemoPractice['verification'],
): DemoPractice {
  const [first = '', last = ''] = name.split(' ')
  const inArabic = at % 3 === 1
  const bio = both(bios[specialization], inArabic)
  const manner = both(manners[at % 3] ?? manners[0], inArabic)
  const school = both(schools[at % 6] ?? schools[0], at % 6 === 5)
  const [title, forHer, forHim] = titles[specialization][at % 2 === 0 ? 0 : 1]
  const [address, otherAddress, district, otherDistrict] = street(city)
  const certified = certificates[specialization]
  return {
    email: `${first}.${last.replace('Al-', '')}@practice.nabta.test`.toLowerCase(),
    name: { first, last, arabic },
    gender: gender === 'f' ? 'female' : 'male',
    bornOn: `${experience === '11+' ? 1978 + (at % 5) : experience === '0-2' ? 1998 : 1986 + (at % 8)}-${String(1 + (at % 12)).padStart(2, '0')}-${String(3 + (at % 25)).padStart(2, '0')}`,
    phone: `+9665${String(30_000_000 + at * 1_130_417).slice(0, 8)}`,
    joined: { daysAgo: 150 - at * 3, minute: 480 + ((at * 137) % 700) },
    title,
    otherTitle: gender === 'f' ? forHer : forHim,
    specialization,
    experience,
    licenseNumber: `${12 + (at % 12)}-RD-${String(30_127 + at * 911).padStart(7, '0')}`,
    licensedFor: at === 5 ? 24 : 240 + ((at * 53) % 600),
    education: school[0],
    otherEducation: school[1],
    certifications: certified,
    bio: `${bio[0]} ${manner[0]}`,
    otherBio: `${bio[1]} ${manner[1]}`,
    city,
    district,
    otherDistrict,
    address,
    otherAddress,
    languages: languages ?? (at % 4 === 3 ? ['arabic'] : ['arabic', 'english']),
    weekly: weeks[hours],
    takesAtOnce: at % 4 === 0,
    ramadan: at % 2 === 0,
    ...(at % 7 === 2 && { closed: [9, 13] as const }),
    services: offers[offer],
    ...(at % 6 !== 3 && { portrait: { isPublic: at % 5 !== 2 } }),
    verification,
    documents:
      verification.status === 'draft'
        ? needed.slice(0, 1)
        : [...needed, ...certified.slice(0, 1).map((each) => ['certificate', each] as const)],
  }
}

/** Dietitians who have applied for a name other than the one they were verified under. */
const renamed: Readonly<Record<string, DemoPractice['renaming']>> = {
  'Samar Al-Qarni': { name: 'Samar Saleh Al-Qarni', arabic: 'سمر صالح القرني', daysAgo: 1 },
  'Amal Al-Shahrani': {
    name: 'Amal Fahad Al-Shahrani',
    arabic: 'أمل فهد الشهراني',
    daysAgo: 3,
    sentBack: 'Your license still shows the former name. Please upload the renewed one and submit again.',
  },
}
/** Puts first the language in which the dietitian wrote first. */
const both = ([english, arabic]: readonly [string, string], isArabicFirst: boolean) =>
  isArabicFirst ? ([arabic, english] as const) : ([english, arabic] as const)

/** Forty verified practices, then those that the admins still have to review or have refused. */
const practices: readonly DemoPractice[] = [
  ...lines.map((line, at) => {
    const renaming = renamed[line[0]]
    return { ...practiceOf(line, at, { status: 'approved' }), ...(renaming && { renaming }) }
  }),
  ...waiting.map((line, at) => practiceOf(line, lines.length + at, statuses[at] ?? { status: 'draft' })),
]

/** The practices of demo accounts that people sign in to: `dietitian@` and `both@` complete the forty-two. */
const practicesOfAccounts: Readonly<Record<string, DemoPractice>> = {
  'dietitian@nabta.test': {
    ...practiceOf(
      ['Lama Al-Zahrani', 'لمى الزهراني', 'f', 'diabetes', '6-10', 'riyadh', 'office', 'classic'],
      0,
      { status: 'approved' },
    ),
    licenseNumber: '17-RD-0038842',
    takesAtOnce: false,
    portrait: { isPublic: true },
  },
  'both@nabta.test': {
    ...practiceOf(
      ['Faisal Al-Ghamdi', 'فيصل الغامدي', 'm', 'sports', '3-5', 'dammam', 'evenings', 'online'],
      4,
      { status: 'approved' },
    ),
    licenseNumber: '21-RD-0066173',
    portrait: { isPublic: true },
  },
}

export const allPractices: readonly DemoPractice[] = [
  ...practices,
  ...Object.entries(practicesOfAccounts).map(([email, practice]) => ({ ...practice, email })),
]
