import { BadgeCheck, ShieldCheck, Video, Wallet } from 'lucide-react'
import { landing } from '#copy/public/landing.ts'
import { landingRamadan } from '#copy/public/landing-ramadan.ts'
import { picture } from '#copy/public/product-picture.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { price } from '#web/lib/price.ts'
import { blank, Slot } from '#web/lib/sent-page.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Dishes, LaidTable } from '#web/ui/laid-table.tsx'
import { BySeason } from './by-season.tsx'
import { DishStrip } from './dish-strip.tsx'
import { besideWords, Hero } from './hero.tsx'
import { HeroWords } from './hero-words.tsx'
import { ChatPicture, PlanPicture } from './product-picture.tsx'

const { hero } = landing

/** Where the specified link leads: an account first, then the directory. All others lead to the public directory. */
const findPath = '/register?form=simple&redirectTo=/patient/dietitians'

export function LandingHero() {
  const t = useWords()
  return (
    <Hero
      words={
        <>
          <HeroWords
            badge={t(hero.badge)}
            icon={BadgeCheck}
            heading={t(hero.heading)}
            text={t(hero.text)}
            picture={
              <BySeason
                usual={<DishStrip dishes={['salad', 'dates', 'kabsa', 'labneh', 'soup', 'khubz']} />}
                ramadan={<DishStrip dishes={['dates', 'laban', 'soup', 'samboosa', 'foul', 'khubz']} />}
              />
            }
          >
            <Link to={findPath} className={buttonClass('primary', 'lg')}>
              {t(hero.find)}
            </Link>
            <Link to="/#how-it-works" className={buttonClass('secondary', 'lg')}>
              {t(hero.how)}
            </Link>
          </HeroWords>
          <Link
            to="/dietitians"
            className="mt-2 inline-flex min-h-11 items-center self-start rounded-control text-sm font-medium text-link underline underline-offset-4"
          >
            {t(hero.browse)}
          </Link>
          <Trust />
        </>
      }
      table={<HeroTable />}
    />
  )
}

/** Today's plan, the first dietitian of the directory and a message, on the table. */
function HeroTable() {
  const t = useWords()
  return (
    <LaidTable
      className={joinClasses('relative px-4 pt-20 pb-16 sm:px-6 lg:p-0', besideWords)}
      mat="-start-[30%] -inset-y-[4%] h-[108%] w-[160%] lg:start-[1%] lg:top-20 lg:h-auto lg:w-[112%] lg:aspect-square"
    >
      <BySeason usual={<Dishes dishes={usualDishes} />} ramadan={<Dishes dishes={iftarDishes} />} />
      <div className="mx-auto grid max-w-sm grid-cols-1 gap-5 lg:contents">
        <div role="img" aria-label={t(picture.label)} className="contents select-none">
          <BySeason
            usual={<PlanPicture className={planClass} />}
            ramadan={<PlanPicture meals={landingRamadan.plan} className={planClass} />}
          />
          <ChatPicture className="order-last lg:absolute lg:start-[14%] lg:bottom-[7%] lg:w-80 xl:start-[47%]" />
        </div>
        <Slot name="first">
          <ul className="rounded-card shadow-lying lg:absolute lg:end-[8%] lg:top-[30%] lg:w-84 xl:end-[3%] xl:top-[34%] min-[88rem]:end-[6%] min-[88rem]:w-88">
            {blank('card')}
          </ul>
        </Slot>
      </div>
    </LaidTable>
  )
}

const planClass = 'hidden w-66 shadow-lying xl:absolute xl:start-[7%] xl:top-[27%] xl:block min-[88rem]:w-72'

const usualDishes = [
  { name: 'khubz', className: '-start-6 top-2 w-28 lg:start-[9%] lg:top-20 lg:w-[19%]' },
  { name: 'dallah', className: 'hidden lg:block lg:start-[39%] lg:top-20 lg:w-[12%]' },
  { name: 'kabsa', className: '-end-10 -top-4 w-40 lg:-end-[9%] lg:top-24 lg:w-[34%]' },
  { name: 'salad', className: 'hidden xl:block xl:-start-[2%] xl:top-[56%] xl:w-[19%]' },
  {
    name: 'dates',
    className: 'start-4 -bottom-10 w-28 lg:start-[9%] lg:-bottom-[8%] lg:w-[22%] xl:start-[10%]',
  },
  { name: 'soup', className: '-end-4 -bottom-8 w-36 lg:end-[-4%] lg:bottom-[-9%] lg:w-[29%]' },
  { name: 'finjan', className: 'hidden xl:block xl:end-[36%] xl:top-24 xl:w-[9%]' },
] as const

/** What is on the table at sunset, in the places of the others. */
const iftarDishes = [
  { name: 'dates', className: '-start-6 top-2 w-28 lg:start-[9%] lg:top-20 lg:w-[20%]' },
  { name: 'dallah', className: 'hidden lg:block lg:start-[39%] lg:top-20 lg:w-[12%]' },
  { name: 'soup', className: '-end-8 -top-4 w-36 lg:-end-[6%] lg:top-24 lg:w-[30%]' },
  { name: 'laban', className: 'hidden xl:block xl:start-0 xl:top-[56%] xl:w-[15%]' },
  { name: 'samboosa', className: 'start-2 -bottom-12 w-36 lg:start-[7%] lg:-bottom-[10%] lg:w-[26%]' },
  { name: 'foul', className: '-end-4 -bottom-8 w-32 lg:end-[-3%] lg:bottom-[-8%] lg:w-[25%]' },
  { name: 'finjan', className: 'hidden xl:block xl:end-[36%] xl:top-24 xl:w-[9%]' },
] as const

/** The offer and its price, for visitors who read nothing else. */
function Trust() {
  const t = useWords()
  const language = useLanguage()
  const { license, way, price: fee } = hero.trust
  const facts = [
    { icon: Wallet, text: t(fee.text(String(fee.least), price(language, fee.most))) },
    { icon: ShieldCheck, text: t(license) },
    { icon: Video, text: t(way) },
  ]
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4.5 gap-y-2 text-sm font-medium">
      {facts.map(({ icon, text }) => (
        <li key={text} className="flex items-center gap-2 whitespace-nowrap">
          <Icon of={icon} small className="text-pomegranate" />
          {text}
        </li>
      ))}
    </ul>
  )
}
