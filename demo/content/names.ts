/** A name in Latin letters and in Arabic ones. */
type Name = readonly [latin: string, arabic: string]

const spelt = (lines: string): Name[] =>
  lines.split(/[|\n]/).map((both) => both.split(' ') as [string, string])

export const women =
  spelt(`Noura نورة|Sara سارة|Reem ريم|Hind هند|Maha مها|Ghada غادة|Shaikha شيخة|Amal أمل|Huda هدى|Aisha عائشة
Fatimah فاطمة|Maryam مريم|Lama لمى|Dalal دلال|Wafa وفاء|Nouf نوف|Haifa هيفاء|Jawaher جواهر|Latifa لطيفة
Areej أريج|Rawan روان|Shahad شهد|Raghad رغد|Budoor بدور|Mona منى|Samar سمر|Afnan أفنان|Basma بسمة
Hessa حصة|Lujain لجين|Joud جود|Rahaf رهف|Munira منيرة|Asma أسماء|Dana دانة|Rania رانيا|Layla ليلى`)

export const men =
  spelt(`Mohammed محمد|Abdullah عبدالله|Khalid خالد|Fahad فهد|Saud سعود|Turki تركي|Faisal فيصل|Sultan سلطان
Bandar بندر|Majed ماجد|Nayef نايف|Yousef يوسف|Ibrahim إبراهيم|Ahmed أحمد|Omar عمر|Ali علي|Hassan حسن
Waleed وليد|Thamer ثامر|Mishal مشعل|Abdulrahman عبدالرحمن|Nasser ناصر|Saleh صالح|Hamad حمد|Rakan راكان
Badr بدر|Ziyad زياد|Anas أنس|Tariq طارق|Saad سعد|Abdulaziz عبدالعزيز`)

export const families =
  spelt(`Al-Qahtani القحطاني|Al-Ghamdi الغامدي|Al-Harbi الحربي|Al-Otaibi العتيبي|Al-Dosari الدوسري|Al-Shehri الشهري
Al-Zahrani الزهراني|Al-Mutairi المطيري|Al-Shammari الشمري|Al-Anazi العنزي|Al-Subaie السبيعي
Al-Rashid الراشد|Al-Jaber الجابر|Al-Tamimi التميمي|Al-Yami اليامي|Al-Asiri العسيري|Al-Qarni القرني
Al-Malki المالكي|Al-Juhani الجهني|Al-Balawi البلوي|Al-Omari العمري|Al-Salem السالم|Al-Faraj الفرج
Al-Hamdan الحمدان|Al-Khaldi الخالدي|Al-Sharif الشريف|Al-Hashimi الهاشمي|Al-Amri العامري|Al-Rajhi الراجحي
Al-Ajmi العجمي|Al-Sahli السهلي|Al-Hazmi الحازمي|Al-Marri المري|Al-Obaid العبيد|Bakri باكري|Bawazir باوزير
Fakhri فخري|Hakami حكمي|Zamzami زمزمي|Turkistani تركستاني|Al-Saleh الصالح|Al-Najdi النجدي|Al-Turki التركي
Al-Fahad الفهد|Al-Nasser الناصر|Al-Mansour المنصور|Al-Bishi البيشي|Al-Suwailem السويلم|Al-Dhafiri الظفيري
Al-Atawi العطوي|Al-Fifi الفيفي|Al-Jahdali الجحدلي|Al-Kathiri الكثيري|Al-Luhaibi اللهيبي|Al-Nuaimi النعيمي
Al-Thubaiti الثبيتي|Khan خان|Mubarak مبارك|Nahari ناهري|Safadi صفدي`)
