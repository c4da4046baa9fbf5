import { BadgeCheck, ShieldCheck, Video, Wallet } from 'lucide-react'
import { landing } from '#copy/public/landing.ts'
import { HeroGround } from '#web/art/hero-ground.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { SaduBand } from '#web/ui/sadu-band.tsx'
import { HeroWords } from './hero-words.tsx'
import { pageWidth } from './page-width.ts'
import { ProductPicture } from './product-picture.tsx'

const { hero } = landing

/** Where the specified link leads: an account first, then the directory. All others lead to the public directory. */
const findPath = '/register?form=simple&redirectTo=/patient/dietitians'

export function LandingHero() {
  const t = useWords()
  return (
    <>
      <section className="relative isolate -mt-18 overflow-clip pt-26 pb-12 sm:pt-30 lg:pt-32 lg:pb-16">
        <div className="absolute inset-x-0 bottom-0 -z-10 h-3/5 overflow-hidden max-lg:-scale-y-100 lg:-top-24 lg:bottom-auto lg:h-[48rem] xl:-top-28 xl:bottom-0 xl:h-auto">
          <HeroGround />
        </div>
        <div
          className={joinClasses(
            pageWidth,
            'grid gap-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-center lg:gap-14 xl:grid-cols-[minmax(0,1fr)_40rem]',
          )}
        >
          <div>
            <HeroWords badge={t(hero.badge)} icon={BadgeCheck} heading={t(hero.heading)} text={t(hero.text)}>
              <Link to={findPath} className={buttonClass('primary', 'lg')}>
                {t(hero.find)}
              </Link>
              <Link to="/#how-it-works" className={buttonClass('secondary', 'lg')}>
                {t(hero.how)}
              </Link>
            </HeroWords>
            <Link
              to="/dietitians"
              className="mt-3 inline-flex min-h-11 items-center rounded-control text-sm font-medium text-link underline underline-offset-4"
            >
              {t(hero.browse)}
            </Link>
            <Trust />
          </div>
          <ProductPicture />
        </div>
      </section>
      <SaduBand />
    </>
  )
}

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
    <ul className="mt-6 flex flex-col gap-x-10 gap-y-2.5 border-t border-line pt-6 text-sm font-medium sm:inline-flex sm:flex-row">
      {facts.map(({ icon, text }) => (
        <li key={text} className="flex gap-2.5 sm:flex-col sm:gap-1.5">
          <Icon of={icon} className="text-link" />
          {text}
        </li>
      ))}
    </ul>
  )
}
