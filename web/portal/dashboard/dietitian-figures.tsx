import { CalendarDays, Star, Users, Wallet } from 'lucide-react'
import type { readDietitianDashboard } from '#contract/dashboards/dietitian.ts'
import type { OutputOf } from '#contract/route.ts'
import { dietitianDashboard } from '#copy/dashboards/dietitian.ts'
import { writeRating } from '#copy/dates.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { Figure, figuresClass } from './figure.tsx'
import { dietitianAddresses } from './figure-addresses.ts'

const { figures: words } = dietitianDashboard

export function DietitianFigures({ data }: { data: OutputOf<typeof readDietitianDashboard> }) {
  const t = useWords()
  const language = useLanguage()
  const { average, count } = data.tally
  const to = dietitianAddresses(data)
  return (
    <ul aria-label={t(words.label)} className={figuresClass}>
      <Figure
        to={to.today}
        icon={CalendarDays}
        label={words.today}
        value={data.agenda.length}
        text={t(words.appointments)}
      />
      <Figure
        to={to.active}
        icon={Users}
        label={words.active}
        value={data.activePatients}
        text={t(words.activeText)}
      />
      <Figure
        to={to.earned}
        icon={Wallet}
        label={words.earned}
        value={price(language, data.earned)}
        text={t(
          data.earnedGross === data.earned
            ? words.earnedText
            : words.earnedOf(price(language, data.earnedGross)),
        )}
      />
      <Figure
        to={to.rating}
        icon={Star}
        label={words.rating}
        value={average === null ? '–' : writeRating(average)}
        text={t(words.rated(count))}
      />
    </ul>
  )
}
