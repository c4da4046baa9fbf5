import { writeDate } from '#copy/dates.ts'
import { landing } from '#copy/public/landing.ts'
import { landingRamadan } from '#copy/public/landing-ramadan.ts'
import { picture } from '#copy/public/product-picture.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { blank } from '#web/lib/sent-page.tsx'
import { useWords } from '#web/lib/words.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Dishes, type LaidDish } from '#web/ui/laid-table.tsx'
import { SaduBand } from '#web/ui/sadu-band.tsx'
import { BandHead } from './band-head.tsx'
import { BySeason } from './by-season.tsx'
import { pageWidth } from './page-width.ts'

const { plan } = picture
const [, , , , food] = landing.why.items

/** A day's meals on a runner: four of them, which phones scroll sideways, or suhoor and iftar. */
export function LandingDay() {
  const t = useWords()
  return (
    <section className="painted-when-near overflow-clip bg-table py-12 sm:py-20 lg:py-28">
      <div className={pageWidth}>
        <BandHead heading={t(food.title)} text={t(food.text)} />
      </div>
      <div className="relative mt-8 lg:mt-10">
        <div className="absolute inset-x-0 top-8 h-40 bg-straw lg:top-10 lg:h-52">
          <SaduBand size="sm" />
          <SaduBand size="sm" className="absolute inset-x-0 bottom-0" />
        </div>
        <BySeason usual={<FourMeals />} ramadan={<SuhoorAndIftar />} />
      </div>
    </section>
  )
}

function FourMeals() {
  const t = useWords()
  const language = useLanguage()
  return (
    <ol
      // biome-ignore lint/a11y/noNoninteractiveTabindex: phones scroll the list sideways, also by keyboard
      tabIndex={0}
      aria-label={t(plan.day)}
      className={joinClasses(
        pageWidth,
        'relative grid auto-cols-[15rem] grid-flow-col gap-6 overflow-x-auto pb-2 lg:grid-flow-row lg:grid-cols-[1fr_.82fr_1.3fr_1fr] lg:overflow-visible',
      )}
    >
      {plan.meals.map(({ name, food: meal, at, dishes: [dish, beside] }, place) => (
        <Meal
          key={name.en}
          dishes={[
            { name: dish, className: joinClasses('start-0', sizes[place]?.dish) },
            { name: beside, className: sizes[place]?.beside ?? '' },
          ]}
          time={writeDate(language, new Date(`1970-01-01T${at}Z`), 'time', 'UTC')}
          name={t(name)}
          food={t(meal)}
        />
      ))}
    </ol>
  )
}

/** Lunch is the largest meal of the day, and a snack the smallest. */
const sizes = [
  { dish: 'top-4 w-44 lg:top-6 lg:w-56', beside: 'start-32 top-30 w-22 lg:start-40 lg:top-40 lg:w-28' },
  { dish: 'top-9 w-36 lg:top-14 lg:w-42', beside: 'start-28 top-30 w-16 lg:start-32 lg:top-40 lg:w-20' },
  { dish: 'top-0 w-50 lg:-top-3 lg:w-74', beside: 'start-36 top-28 w-24 lg:start-54 lg:top-36 lg:w-36' },
  { dish: 'top-4 w-44 lg:top-6 lg:w-56', beside: 'start-34 top-32 w-18 lg:start-44 lg:top-44 lg:w-22' },
]

/** The server fills in the times of the day in Riyadh. */
function SuhoorAndIftar() {
  const t = useWords()
  const { day, suhoor, iftar, times } = landingRamadan
  return (
    <div className={joinClasses(pageWidth, 'relative')}>
      <ol aria-label={t(day)} className="grid grid-cols-2 gap-x-5 sm:gap-x-8 lg:gap-x-12">
        <Meal dishes={suhoorDishes} time={blank('suhoor')} name={t(suhoor.name)} food={t(suhoor.food)} />
        <Meal dishes={iftarDishes} time={blank('iftar')} name={t(iftar.name)} food={t(iftar.food)} />
      </ol>
      <p className="mt-6 text-xs text-ink-soft lg:mt-8">
        {t(times(blank('day'), blank('fajr'), blank('maghrib')))}
      </p>
    </div>
  )
}

const suhoorDishes = [
  { name: 'foul', className: 'start-0 top-6 w-[72%] sm:top-4 sm:w-[42%]' },
  { name: 'khubz', className: 'hidden sm:block sm:start-[38%] sm:top-0 sm:w-[32%]' },
  {
    name: 'eggs',
    className: 'end-0 top-32 w-[48%] sm:end-auto sm:start-[52%] sm:top-28 sm:w-[24%] lg:top-34',
  },
  { name: 'labneh', className: 'hidden sm:block sm:start-[73%] sm:top-12 sm:w-[21%]' },
] as const

const iftarDishes = [
  { name: 'soup', className: 'start-0 top-6 w-[72%] sm:start-[22%] sm:-top-2 sm:w-[46%]' },
  { name: 'dates', className: 'end-0 top-32 w-[48%] sm:end-auto sm:start-0 sm:top-20 sm:w-[27%]' },
  { name: 'laban', className: 'hidden sm:block sm:start-[5%] sm:-top-1 sm:w-[17%]' },
  { name: 'samboosa', className: 'hidden sm:block sm:start-[65%] sm:top-16 sm:w-[34%]' },
] as const

type MealProps = { dishes: readonly LaidDish[]; time: string; name: string; food: string }

const Meal = ({ dishes, time, name, food: meal }: MealProps) => (
  <li className="min-w-0">
    <div className="relative isolate h-58 lg:h-74">
      <Dishes dishes={dishes} />
    </div>
    <p className="text-sm font-medium text-pomegranate">{time}</p>
    <h3 className="text-lg display">{name}</h3>
    <p className="mt-1 max-w-md text-sm text-ink-soft">{meal}</p>
  </li>
)
