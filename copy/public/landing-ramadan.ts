import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'

const [suhoorName, iftarName] = [
  { en: 'Suhoor', ar: 'السحور' },
  { en: 'Iftar', ar: 'الإفطار' },
]

/** What the landing page shows in Ramadan instead of the four meals of other days. */
export const landingRamadan = {
  day: { en: 'Suhoor and iftar', ar: 'السحور والإفطار' },
  suhoor: {
    name: suhoorName,
    food: {
      en: 'Foul with olive oil, two eggs, whole-wheat bread and labneh, with plenty of water.',
      ar: 'فول بزيت الزيتون وبيضتان وخبز أسمر ولبنة، مع ما يكفي من الماء.',
    },
  },
  iftar: {
    name: iftarName,
    food: {
      en: 'Three dates with laban, then lentil soup and two samboosas. The main meal can wait until after the prayer.',
      ar: 'ثلاث تمرات مع اللبن، ثم شوربة عدس وحبّتا سمبوسة، ولا بأس أن تنتظر الوجبة الرئيسية إلى ما بعد الصلاة.',
    },
  },
  times: (day: string, fajr: string, maghrib: string): Word => ({
    en: `Riyadh, ${day}: Fajr ${isolated(fajr)}, Maghrib ${isolated(maghrib)}, by the Umm al-Qura calendar.`,
    ar: `الرياض، ${day}: الفجر ${isolated(fajr)}، المغرب ${isolated(maghrib)}، بحسب تقويم أم القرى.`,
  }),
  /** The plan that lies on the table. */
  plan: [
    {
      name: suhoorName,
      dishes: ['foul'],
      food: { en: 'Foul, two eggs, whole-wheat bread', ar: 'فول وبيضتان وخبز أسمر' },
      eaten: true,
    },
    {
      name: iftarName,
      dishes: ['dates'],
      food: { en: 'Three dates, laban, lentil soup', ar: 'ثلاث تمرات ولبن وشوربة عدس' },
      eaten: false,
    },
    {
      name: { en: 'Late meal', ar: 'وجبة متأخرة' },
      dishes: ['saleeg'],
      food: { en: 'Saleeg, a small plate, with salad', ar: 'سليق، طبق صغير، مع سلطة' },
      eaten: false,
    },
  ],
} as const
