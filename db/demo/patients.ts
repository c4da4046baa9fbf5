import type { Language } from '#contract/language.ts'
import { randomFrom } from './random.ts'

export type DemoPatient = {
  email: string
  firstName: string
  lastName: string
  /** In the other script. */
  otherName: string
  gender: 'male' | 'female'
  bornOn: string
  phone: string
  language: Language
  joinedDaysAgo: number
}

const women = `Noura نورة|Sara سارة|Reem ريم|Hind هند|Maha مها|Ghada غادة|Shaikha شيخة|Amal أمل|Huda هدى|Aisha عائشة|Fatimah فاطمة|Maryam مريم
Lama لمى|Dalal دلال|Wafa وفاء|Nouf نوف|Haifa هيفاء|Jawaher جواهر|Latifa لطيفة|Areej أريج|Rawan روان|Shahad شهد|Raghad رغد|Budoor بدور|Mona منى
Samar سمر|Afnan أفنان|Basma بسمة|Hessa حصة|Lujain لجين|Joud جود|Rahaf رهف|Munira منيرة|Asma أسماء|Dana دانة|Rania رانيا`
const men = `Mohammed محمد|Abdullah عبدالله|Khalid خالد|Fahad فهد|Saud سعود|Turki تركي|Faisal فيصل|Sultan سلطان|Bandar بندر|Majed ماجد|Nayef نايف
Yousef يوسف|Ibrahim إبراهيم|Ahmed أحمد|Omar عمر|Ali علي|Hassan حسن|Waleed وليد|Thamer ثامر|Mishal مشعل|Abdulrahman عبدالرحمن|Nasser ناصر
Saleh صالح|Hamad حمد|Rakan راكان|Badr بدر|Ziyad زياد|Anas أنس|Tariq طارق|Saad سعد`
const families = `Al-Qahtani القحطاني|Al-Ghamdi الغامدي|Al-Harbi الحربي|Al-Otaibi العتيبي|Al-Dosari الدوسري|Al-Shehri الشهري|Al-Zahrani الزهراني
Al-Mutairi المطيري|Al-Shammari الشمري|Al-Anazi العنزي|Al-Subaie السبيعي|Al-Rashid الراشد|Al-Jaber الجابر|Al-Tamimi التميمي|Al-Yami اليامي
Al-Asiri العسيري|Al-Qarni القرني|Al-Malki المالكي|Al-Juhani الجهني|Al-Balawi البلوي|Al-Omari العمري|Al-Salem السالم|Al-Faraj الفرج
Al-Hamdan الحمدان|Al-Khaldi الخالدي|Al-Sharif الشريف|Al-Hashimi الهاشمي|Al-Amri العمري|Al-Rajhi الراجحي|Al-Ajmi العجمي|Al-Sahli السهلي
Al-Hazmi الحازمي|Al-Marri المري|Al-Obaid العبيد|Bakri باكري|Bawazir باوزير|Fakhri فخري|Hakami حكمي|Zamzami زمزمي|Turkistani تركستاني`

const spelt = (lines: string) =>
  lines.split(/[|\n]/).map((both) => both.split(' ') as [latin: string, arabic: string])
const [firstOfWomen, firstOfMen, lasts] = [spelt(women), spelt(men), spelt(families)]

/** Whoever has come over eight months, more each month. Most write their name in Latin letters, a third in Arabic ones. */
export function demoPatients(count: number): DemoPatient[] {
  const random = randomFrom(1_248)
  return Array.from({ length: count }, (_, at) => {
    const gender = random.next() < 0.64 ? 'female' : 'male'
    const first = random.of(gender === 'female' ? firstOfWomen : firstOfMen)
    const last = random.of(lasts)
    const isArabic = random.next() < 0.34
    const [own, other] = isArabic ? [1, 0] : [0, 1]
    return {
      email: `${first[0]}.${last[0].replace('Al-', '')}.${at}@patients.nabta.test`.toLowerCase(),
      firstName: first[own] as string,
      lastName: last[own] as string,
      otherName: `${first[other]} ${last[other]}`,
      gender,
      bornOn: `${1952 + random.upTo(54)}-${two(1 + random.upTo(12))}-${two(1 + random.upTo(28))}`,
      phone: `+9665${50_000_000 + at * 39_103}`,
      language: isArabic || random.next() < 0.3 ? 'ar' : 'en',
      joinedDaysAgo: 1 + Math.floor(240 * random.next() ** 1.6),
    }
  })
}

const two = (figure: number) => String(figure).padStart(2, '0')
