import type pg from 'pg'
import { cities, experienceRanges, specializations } from '#contract/practice-options.ts'
import { randomFrom } from '#db/demo/random.ts'
import { openDatabase } from '#server/data/db.ts'
import { renewAll } from '#server/directory/refresh.ts'

const firstNames = `Abdullah عبدالله|Mohammed محمد|Khalid خالد|Fahad فهد|Saud سعود|Turki تركي|Faisal فيصل|Sultan سلطان|Bandar بندر|Majed ماجد
Nayef نايف|Yousef يوسف|Ibrahim إبراهيم|Ahmed أحمد|Omar عمر|Ali علي|Hassan حسن|Waleed وليد|Thamer ثامر|Mishal مشعل|Abdulrahman عبدالرحمن
Abdulaziz عبدالعزيز|Nasser ناصر|Saleh صالح|Hamad حمد|Rakan ركان|Badr بدر|Ziyad زياد|Anas أنس|Tariq طارق|Noura نورة|Sara سارة|Layla ليلى
Reem ريم|Hind هند|Maha مها|Ghada غادة|Shaikha شيخة|Amal أمل|Huda هدى|Aisha عائشة|Fatimah فاطمة|Maryam مريم|Lama لمى|Dalal دلال|Wafa وفاء
Nouf نوف|Haifa هيفاء|Jawaher جواهر|Latifa لطيفة|Areej أريج|Rawan روان|Shahad شهد|Raghad رغد|Budoor بدور|Mona منى|Samar سمر|Afnan أفنان
Basma بسمة|Hessa حصة`
const familyNames = `Al-Qahtani القحطاني|Al-Ghamdi الغامدي|Al-Harbi الحربي|Al-Otaibi العتيبي|Al-Dosari الدوسري|Al-Shehri الشهري|Al-Zahrani الزهراني
Al-Mutairi المطيري|Al-Shammari الشمري|Al-Anazi العنزي|Al-Subaie السبيعي|Al-Rashid الراشد|Al-Jaber الجابر|Al-Tamimi التميمي|Al-Yami اليامي
Al-Asiri العسيري|Al-Qarni القرني|Al-Malki المالكي|Al-Juhani الجهني|Al-Balawi البلوي|Al-Omari العمري|Al-Salem السالم|Al-Faraj الفرج
Al-Hamdan الحمدان|Al-Saleh الصالح|Al-Khaldi الخالدي|Al-Sharif الشريف|Al-Hashimi الهاشمي|Al-Najdi النجدي|Al-Turki التركي|Al-Fahad الفهد
Al-Nasser الناصر|Al-Mansour المنصور|Al-Amri العامري|Al-Bishi البيشي|Al-Suwailem السويلم|Al-Rajhi الراجحي|Al-Ajmi العجمي|Al-Dhafiri الظفيري
Al-Sahli السهلي|Al-Atawi العطوي|Al-Fifi الفيفي|Al-Hazmi الحازمي|Al-Jahdali الجحدلي|Al-Kathiri الكثيري|Al-Luhaibi اللهيبي|Al-Marri المري
Al-Nuaimi النعيمي|Al-Obaid العبيد|Al-Thubaiti الثبيتي|Bakri باكري|Bawazir باوزير|Fakhri فخري|Hakami حكمي|Khan خان|Mubarak مبارك
Nahari ناهري|Safadi صفدي|Turkistani تركستاني|Zamzami زمزمي`

const spelt = (lines: string) =>
  lines.split(/[|\n]/).map((both) => both.split(' ') as [latin: string, arabic: string])
const [firsts, families] = [spelt(firstNames), spelt(familyNames)]

/** Practices as unlike each other as real ones, the same ones each time; listed by the server's own hand. */
export async function fillDirectory(owner: pg.Client, appUrl: string, count: number): Promise<void> {
  await owner.query('begin')
  for (const statement of fill)
    await owner.query(statement, statement.includes('$1') ? [JSON.stringify(practices(count))] : [])
  await owner.query('commit')
  await owner.query('analyze')
  const db = openDatabase(appUrl)
  const house = { db, clock: { now: () => new Date() } }
  await renewAll(house)
  await owner.query('select setseed(0.5)')
  for (const statement of reviews) await owner.query(statement)
  await renewAll(house)
  await db.close()
}

function practices(count: number) {
  const { next: random, of } = randomFrom(7)
  return Array.from({ length: count }, (_, at) => {
    const [first, family] = [of(firsts), of(families)]
    const start = 7 + Math.floor(random() * 8)
    const hours = [{ from: clock(start), to: clock(start + 4 + Math.floor(random() * 5)) }]
    return {
      email: `dietitian-${at}@example.sa`,
      first: first[0],
      family: family[0],
      other: random() < 0.7 ? `${first[1]} ${family[1]}` : null,
      gender: random() < 0.6 ? 'female' : 'male',
      specialization: of(specializations),
      experience: of(experienceRanges),
      city: random() < 0.4 ? 'riyadh' : of(cities),
      languages: ['arabic', ...(random() < 0.8 ? ['english'] : []), ...(random() < 0.1 ? ['french'] : [])],
      title: of(['Clinical Dietitian', 'Senior Dietitian', 'Sports Nutritionist', 'Consultant Dietitian']),
      bio: 'Plans that fit the week of whoever follows them, from the first visit on. '.repeat(
        1 + Math.floor(random() * 8),
      ),
      weekly: weekOf(hours, random()),
      price: 5_000 + 500 * Math.floor(random() * 100),
      minutes: of([30, 45, 60]),
      platform: of(['in-person', 'zoom', 'google-meet', 'both']),
      buffer: of([0, 10, 15]),
    }
  })
}

/** Some are there day and night, so that somebody is free today whenever it is measured. */
const weekOf = (hours: { from: string; to: string }[], kind: number) =>
  Array.from({ length: 7 }, (_, day) => {
    if (kind < 0.15) return [{ from: '00:00', to: '00:00' }]
    return day > 4 || (kind < 0.5 && day % 2 === 0) ? [] : hours
  })

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

const fill = [
  `create temporary table fresh on commit drop as
    select uuidv7() as id, email, first, family, other, gender, specialization, experience, city,
      array(select jsonb_array_elements_text(languages)) as languages, title, bio, weekly, price, minutes, platform, buffer
    from jsonb_to_recordset($1::jsonb) as p (email text, first text, family text, other text, gender text, specialization text,
      experience text, city text, languages jsonb, title text, bio text, weekly jsonb, price int, minutes int, platform text, buffer int)`,
  `insert into users (id, email, password_hash, language, created_at, confirmed_at)
    select id, email, '', 'ar', now(), now() from fresh`,
  `insert into user_roles (user_id, role_type, is_primary, granted_at, granted_by)
    select id, 'dietitian', true, now(), '' from fresh`,
  `insert into profiles (id, first_name, last_name, other_name, gender, updated_at)
    select id, first, family, other, gender, now() from fresh`,
  `insert into dietitian_profiles (user_id, specialization, years_of_experience, education, certifications, title, bio, languages, city, updated_at)
    select id, specialization, experience, 'BSc Clinical Nutrition', '{}', title, bio, languages, city, now() from fresh`,
  `insert into verifications (user_id, status, license_number, licensed_until)
    select id, 'approved', 'RD-' || id, current_date + 400 from fresh`,
  `insert into availabilities (user_id, zone, weekly, buffer_minutes, notice_minutes, horizon_days, increment_minutes, most_per_patient, takes_at_once, updated_at)
    select id, 'Asia/Riyadh', weekly, buffer, 120, 60, 15, 3, false, now() from fresh`,
  `insert into services (dietitian_id, slug, name, description, minutes, price_halalas, platform, is_active, created_at, updated_at)
    select id, slug, 'Consultation', 'What there is to say about it, in a line or two.', minutes * weight, price * weight, platform, true, now(), now()
    from fresh, (values ('follow-up', 1), ('initial-consultation', 2)) as kind (slug, weight)`,
]

/** Seven of ten have been reviewed. */
const reviews = [
  `insert into appointments (dietitian_id, type, service_name, mode, price_halalas, policy, starts_at, ends_at, zone, patient_zone, status,
      outcome, completed_at, requested_at, changed_at)
    select user_id, 'follow-up', 'Follow-up', 'video', 15000, '{"cancelUntil":"start","moves":2}', at, at + interval '30 minutes', 'Asia/Riyadh',
        'Asia/Riyadh', 'completed', 'attended', at, at, at
      from listings, (select now() - interval '5 days' as at) as moment where random() < 0.7`,
  `insert into reviews (appointment_id, dietitian_id, service_name, rating, content, written_at)
    select id, dietitian_id, service_name, 3 + (2.99 * random())::int % 3, '', completed_at from appointments where type = 'follow-up'`,
]
