import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Word } from '#copy/word.ts'
import { filesOfProject, root } from './files.ts'
import texts from './texts.json' with { type: 'json' }
import { allWords } from './words.ts'

type Habit = {
  readonly name: string
  /** The part of a text that breaks the rule, if any. */
  readonly finds: (word: Word, place: string) => string | undefined
  readonly good: readonly Word[]
  readonly bad: readonly Word[]
  /** The file that the examples pretend to be in, for habits that apply only to some files. */
  readonly place?: string
}

const first = (text: string, pattern: RegExp) => pattern.exec(text)?.[0].trim()
const english = (en: string): Word => ({ en, ar: 'كلمة' })
const arabic = (ar: string): Word => ({ en: 'A word', ar })

const specified = new Set(
  Object.values(texts)
    .flatMap((area) =>
      typeof area === 'string' ? [] : Array.isArray(area) ? area : Object.values(area).flat(),
    )
    .map((text: string) => text.replace(/\{[^}]*\}/g, '{…}')),
)

/** Wordings that the glossary rules out. */
const notSaid =
  /كلاهما|(?<!بال)فيديو أو حضوريًا|جلسة (خاصة|استشار)|محفوظ لك|أوقات (ال)?عمل|ساعاتك|الفترات المتاحة|فترات المواعيد|نقل (ال)?موعد|نُقل موعد|النقل إلى|جارٍ التوثيق|مستند|(شهادة|الشهادات) (ال)?تخصصية|المؤهل العلمي|^(السيرة|التعليم)$|رقم (ال)?هاتف|(استعادة كلمة|رابط الاستعادة)|خط[طة]+ (ال)?تغذية|تأكيد عنوان|عنواني|بهذا العنوان|من قِبل|تم بنجاح:|كأخصائي|كمريض|كحد أقصى|عملائك|الأخطاء المهنية|أمسية|بالريالات|متاح اليوم|سيصبح بالإمكان|يتأكد|المسجّل دخولها/

const imperative =
  /^(اختر|أدخل|احذف|اكتب|احجز|ابحث|أضف|افتح|استخدم|اذكر|اضغط|أنشئ|احفظ|أرسل|ارفع|اسحب|جرّب|انضم|اطّلع|اقرأ|تابع|أكمل|استكشف|خطّطوا|اطّلعوا|عدّل|أخبرنا|انتقل|اتركه|اتركها|أعد|راجع|عيّن|غيّر|انسخ|حدّد)(\s|$)/

const orderIn = (ar: string) =>
  ar
    .split(/(?<=[.،:؟])\s+/)
    .map((part) => first(part, imperative))
    .find(Boolean)

const units = {
  // A stated limit is always greater than one, so the plural is right.
  en: /(?<!at (?:most|least) )\{…\} (minutes?|hours?|days?|weeks?|characters?|appointments?|requests?|files?)\b/,
  ar: /\{…\} (دقيقة|دقائق|ساعة|ساعات|يومًا|أيام|حرفًا|أحرف|موعد|موعدًا|مواعيد|طلب|طلبات|ملف|ملفات)(\s|$|[.،])/,
}

const habits: readonly Habit[] = [
  {
    name: 'Arabic words follow the glossary',
    finds: ({ ar }) => first(ar, notSaid),
    good: [arabic('ساعات العمل'), arabic('بالفيديو أو حضوريًا'), arabic('تغيير وقت الموعد')],
    bad: [arabic('إدارة أوقات العمل'), arabic('فيديو أو حضوريًا'), arabic('نقل الموعد'), arabic('رقم الهاتف')],
  },
  {
    name: 'people get an email, and the English is idiomatic',
    finds: ({ en }) =>
      first(
        en,
        /\bmails?\b|\bmend\w*\b|\bat once\b|\bstands? (here|there|below)\b|\b(is|are) told\b|\bany more\.|\b(free|open) times?\b|\b(any|every|some)body\b/i,
      ) ?? first(en, /\btwo-factor\b(?! authentication)/i),
    good: [english('We will send you an email.'), english('Two-factor authentication is on')],
    bad: [
      english('Your reason goes out by mail.'),
      english('It is free again at once.'),
      english('What you hide stands here.'),
      english('Two-factor is on'),
      english('Next free times'),
    ],
  },
  {
    name: 'apostrophes and quotation marks are curly unless the specification says otherwise',
    finds: ({ en }) => (specified.has(en) ? undefined : first(en, /\S*['"]\S*/)),
    good: [english('Anyone’s “own” page'), english("Passwords don't match")],
    bad: [english("Employees' data"), english('The "own" page')],
  },
  {
    name: 'texts about something in progress end in three dots',
    finds: ({ en, ar }) => first(`${en} ${ar}`.replaceAll('{…}', ''), /\S+…/),
    good: [{ en: 'Loading...', ar: 'جارٍ التحميل...' }],
    bad: [{ en: 'Loading…', ar: 'جارٍ التحميل…' }],
  },
  {
    name: 'addresses, links and time zones are isolated in Arabic',
    finds: ({ ar }) =>
      /[\u0621-\u064a]/.test(ar)
        ? first(
            ar.replace(/[\u2066-\u2068][^\u2069]*\u2069/g, ''),
            /\S+[@_]\S+|\w+:\/\/\S*|[A-Z]\w+\/[A-Z]\w+/,
          )
        : undefined,
    good: [arabic('راسلنا على \u2068help@example.sa\u2069'), arabic('name@example.com'.replace(/./g, 'x'))],
    bad: [arabic('راسلنا على help@example.sa'), arabic('يبدأ بـ https://'), arabic('حسب Asia/Riyadh')],
  },
  {
    name: 'a counted noun has the form that its number requires',
    finds: ({ en, ar }) => first(en, units.en) ?? first(ar, units.ar) ?? first(ar, /بـ [\d{]/),
    good: [english('You moved it twice.'), arabic('قبل البداية بـ10 دقائق')],
    bad: [english('Opens {…} minutes before'), arabic('قبل البداية {…} دقائق'), arabic('قبل البداية بـ {…}')],
  },
  {
    name: 'no masculine verb precedes a name',
    finds: ({ ar }) => first(ar, /(^|[.؟!،] )(كتب|طلب|ألغى|حجز|رفض|قيّم|غيّر|أكد|نقل) \u2068?\{…\}/),
    good: [arabic('وصلك من \u2068{…}\u2069 طلب موعد')],
    bad: [arabic('طلب \u2068{…}\u2069 موعدًا'), arabic('كتب {…} تقييمًا')],
  },
  {
    name: 'an Arabic label is a noun and not an imperative',
    finds: ({ ar }) =>
      ar.split(/\s+/).length <= 4 && !/[.،؟!]/.test(ar) ? first(ar, imperative) : undefined,
    good: [arabic('حجز موعد'), arabic('ابحث بالاسم أو التخصص لتجد من يناسبك.')],
    bad: [arabic('احجز موعدًا'), arabic('ابحث عن أخصائي'), arabic('اختر')],
  },
  {
    name: 'Arabic refusals and faults ask politely',
    finds: ({ ar }, place) => (/^copy\/(faults|refusals)\.ts/.test(place) ? orderIn(ar) : undefined),
    good: [arabic('يُرجى اختيار وقت آخر.')],
    bad: [arabic('لديك موعد آخر. اختر وقتًا آخر غير هذا الوقت.')],
    place: 'copy/refusals.ts',
  },
  {
    name: 'Arabic help texts in forms contain no imperative',
    finds: ({ ar }, place) =>
      /^copy\/(profiles\/|services\.ts|notifications\/|appointments\/)/.test(place) ? orderIn(ar) : undefined,
    good: [arabic('عند تركه فارغًا لا تصلك رسائل نصية.')],
    bad: [arabic('لا تصلك رسائل نصية: اتركه فارغًا.'), arabic('حدّد ساعات العمل.')],
    place: 'copy/profiles/phone.ts',
  },
]

for (const { name, finds, good, bad, place = 'copy/example.ts' } of habits) {
  test(name, async () => {
    const words = (await allWords()).filter(([at]) => !at.startsWith('copy/search-words.ts'))
    const offences = words.flatMap(([at, word]) => {
      const found = finds(word, at)
      return found ? [`${at}: ${found}`] : []
    })
    expect(offences).toEqual([])
    for (const word of good) expect(finds(word, place), word.en + word.ar).toBeUndefined()
    for (const word of bad) expect(finds(word, place), word.en + word.ar).toBeDefined()
  })
}

test('the brand is named in one place', () => {
  const names = (source: string) => /\bNabta\b|نبتة/.test(source)
  const sources = filesOfProject(/^copy\/.*\.ts$/).filter((file) => file !== 'copy/brand.ts')
  expect(sources.filter((file) => names(readFileSync(`${root}/${file}`, 'utf8')))).toEqual([])
  expect(names("en: 'Nabta lists dietitians'")).toBe(true)
  expect(names("ar: 'تشترط نبتة خبرة'")).toBe(true)
  expect(names("set('nabta_language')")).toBe(false)
})
