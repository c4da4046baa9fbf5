import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from '#contract/fold-text.ts'
import { withAndWithoutArticle, wordsIn } from './name-words.ts'
import { soundsOf } from './sounds.ts'

/** True if two names sound alike, word by word. */
function meet(one: string, other: string): boolean {
  const [here, there] = [wordsIn(one), wordsIn(other)]
  return (
    here.length === there.length &&
    here.every((word, at) => soundsOf(word).some((sound) => soundsOf(there[at] ?? '').includes(sound)))
  )
}

test.each([
  ['عبدالله', 'abdullah, Abdallah, Abdulla, Abd Allah, عبد الله, abdulah, abdullha, عبداالله, 3abdullah'],
  ['عبدالرحمن', 'Abdulrahman, Abd al-Rahman, Abdul Rahman, Abdurrahman, Abdelrahman, عبد الرحمن'],
  ['عبدالعزيز', 'Abdulaziz, Abdelaziz, Abd Al-Aziz, Abdul-Aziz'],
  ['عبداللطيف', 'Abdullatif, Abdul Latif, Abdulatif'],
  ['محمد', 'Muhammad, Mohammed, Mohamed, Mohamad, Mo7ammed, مُحَمَّد, محـــمد'],
  ['أحمد', 'Ahmad, Ahmed, احمد, إحمد'],
  ['خالد', 'Khalid, Khaled, 5alid'],
  ['القحطاني', 'Al-Qahtani, Kahtani, Alqahtani, Al-Gahtani, al qahtani, Qahtani, قحطاني'],
  ['الغامدي', 'Al-Ghamdi, Alghamdi, El Ghamdy'],
  ['الشهري', 'Al-Shehri, Ash-Shehri, Alshehri, Al-Shihri'],
  ['الزهراني', 'Al-Zahrani, Az-Zahrani, Alzahrani'],
  ['الدوسري', 'Al-Dosari, Ad-Dosari, Aldossary, Al-Dawsari'],
  ['العتيبي', 'Al-Otaibi, Alotaibi, Al-Utaybi'],
  ['الشمري', 'Al-Shammari, Alshammari, Al-Shamri'],
  ['المطيري', 'Al-Mutairi, Almutairi, Al-Mutayri'],
  ['السبيعي', 'Al-Subaie, Alsubaie'],
  ['القرني', 'Al-Qarni, Algarni'],
  ['الجهني', 'Al-Juhani, Aljohani'],
  ['العنود', 'Alanoud, Al-Anoud, Alanood'],
  ['الجوهرة', 'Aljohara, Al-Jawhara, Aljawharah'],
  ['آل سعود', 'Al Saud, Al-Saoud'],
  ['إلهام', 'Ilham, Elham, الهام'],
  ['نورة', 'Noura, Nora, Nourah, Norah, نوره'],
  ['ليلى', 'Layla, Leila, Laila, ليلي'],
  ['شيخة', 'Shaikha, Sheikha, شيخه'],
  ['غادة', 'Ghada, Ghadah'],
  ['ظافر', 'Dhafer, Zafer, Dhafir'],
  ['فاطمة', 'Fatima, Fatimah, Fatma'],
  ['عائشة', 'Aisha, Aysha, Aishah'],
  ['سارة', 'Sara, Sarah, ساره'],
  ['هند', 'Hind, Hend'],
  ['منى', 'Mona, Muna'],
  ['مها', 'Maha'],
  ['مي', 'Mai, May'],
  ['رؤى', 'Roaa, Rua'],
  ['دعاء', 'Duaa, Doaa'],
  ['آلاء', 'Alaa'],
  ['هيفاء', 'Haifa, Hayfa'],
  ['أسماء', 'Asma, Asmaa'],
  ['نجلاء', 'Najla, Nagla'],
  ['ذكرى', 'Thekra, Dhikra, Zekra'],
  ['غيداء', 'Ghaida, Ghaidaa'],
  ['أريج', 'Areej, Arij'],
  ['لطيفة', 'Latifa, Lateefah'],
  ['وجدان', 'Wijdan, Wejdan'],
  ['مشاعل', 'Mashael, Masha3el'],
  ['عثمان', 'Othman, Osman, Uthman'],
  ['معاذ', 'Moath, Muadh, Moaz'],
  ['يوسف', 'Yousef, Yusuf, Youssef'],
  ['وليد', 'Waleed, Walid'],
  ['ثامر', 'Thamer, Thamir'],
  ['فهد', 'Fahad, Fahd'],
  ['صالح', 'Saleh, Salih'],
  ['علي', 'Ali, Aly'],
  ['عمر', 'Omar, Umar'],
  ['طه', 'Taha'],
  ['إسحاق', 'Ishaq, Eshaq'],
  ['أدهم', 'Adham'],
  ['حافظ', 'Hafez, Hafiz, Hafedh'],
  ['مجدي', 'Majdi, Magdy'],
  ['تركي', 'Turki, Turky'],
  ['مشعل', 'Mishal, Meshaal'],
  ['نايف', 'Nayef, Naif'],
  ['سعد', 'Saad, Sa’ad'],
  ['صلاح الدين', 'Salahuddin, Salah El-Din, Salaheldin, Salah Al-Din'],
  ['نور الدين', 'Noureddine, Nour Eldin, Nuruddin, Nour Al-Din'],
  ['أبو بكر', 'Abu Bakr, Abubakr'],
  ['محمد بن سلمان', 'Mohammed bin Salman, Muhammad Salman'],
  ['د. ليلى الحربي', 'Dr. Layla Al-Harbi, دكتورة ليلى الحربي, layla harbi'],
])('%s sounds like %s', (arabic, spellings) => {
  for (const spelling of spellings.split(', ')) expect(meet(arabic, spelling), spelling).toBe(true)
})

test.each([
  ['خالد', 'Waleed'],
  ['محمد', 'Hamad'],
  ['أحمد', 'Hamad'],
  ['سارة', 'Sawsan'],
  ['نورة', 'Nadia'],
  ['ليلى', 'Lama'],
  ['علي', 'Hala'],
  ['القحطاني', 'Al-Harbi'],
  ['عبدالله', 'Abdulrahman'],
  ['عبدالرحمن', 'Abdulrahim Othman'],
  ['ريم', 'Maryam'],
])('%s does not sound like %s', (arabic, latin) => {
  expect(meet(arabic, latin)).toBe(false)
})

test('letters that can be spelled in several ways are reduced to one', () => {
  expect(foldText('أُسْرَةٌ إلى آخِرِها مُؤمنة ١٢٣ Élève Ünal')).toBe('اسره الي اخرها مومنه 123 eleve unal')
  expect(withAndWithoutArticle('القحطاني')).toEqual(['القحطاني', 'قحطاني'])
  expect(wordsIn('Dr. Sara bint Ali, PhD')).toEqual(['sara', 'ali', 'phd'])
})

test('the sounds of any text are letters, and a name of any length is processed in time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
      for (const word of wordsIn(text)) {
        const sounds = soundsOf(word)
        expect(sounds.length).toBeLessThanOrEqual(16)
        expect(sounds.join('')).toMatch(/^[a-z]*$/)
      }
    }),
  )
})
