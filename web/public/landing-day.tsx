import { writeDate } from '#copy/dates.ts'
import { landing } from '#copy/public/landing.ts'
import { picture } from '#copy/public/product-picture.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Dish } from '#web/ui/dish.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { SaduBand } from '#web/ui/sadu-band.tsx'
import { BandHead } from './band-head.tsx'
import { pageWidth } from './page-width.ts'

const { plan } = picture
const [, , , , food] = landing.why.items

/** Four meals of a day on a runner, which phones scroll sideways. */
export function LandingDay() {
  const t = useWords()
  const language = useLanguage()
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
            <li key={name.en} className="min-w-0">
              <div className="relative h-58 lg:h-74">
                <span className={joinClasses('absolute start-0', sizes[place]?.dish)}>
                  <Dish name={dish} size="full" />
                </span>
                <span className={joinClasses('absolute', sizes[place]?.beside)}>
                  <Dish name={beside} size="full" />
                </span>
              </div>
              <p className="text-sm font-medium text-pomegranate">
                {writeDate(language, new Date(`1970-01-01T${at}Z`), 'time', 'UTC')}
              </p>
              <h3 className="text-lg display">{t(name)}</h3>
              <p className="mt-1 text-sm text-ink-soft">{t(meal)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** Lunch is the largest meal of the day, and a snack the smallest. */
const sizes = [
  { dish: 'top-4 w-44 lg:top-6 lg:w-56', beside: 'start-32 top-30 w-22 lg:start-40 lg:top-40 lg:w-28' },
  { dish: 'top-9 w-36 lg:top-14 lg:w-42', beside: 'start-28 top-30 w-16 lg:start-32 lg:top-40 lg:w-20' },
  { dish: 'top-0 w-50 lg:-top-3 lg:w-74', beside: 'start-36 top-28 w-24 lg:start-54 lg:top-36 lg:w-36' },
  { dish: 'top-4 w-44 lg:top-6 lg:w-56', beside: 'start-34 top-32 w-18 lg:start-44 lg:top-44 lg:w-22' },
]
