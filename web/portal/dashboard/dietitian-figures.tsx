import { CalendarDays, Star, Users, Wallet } from 'lucide-react'
import type { readDietitianDashboard } from '#contract/dashboards/dietitian.ts'
import type { OutputOf } from '#contract/route.ts'
import { dietitianDashboard } from '#copy/dashboards/dietitian.ts'
import { writeRating } from '#copy/dates.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { StatTile, smallTilesClass } from '#web/ui/stat-tile.tsx'
import { dietitianAddresses } from './figure-addresses.ts'

const { figures: words } = dietitianDashboard

export function DietitianFigures({ data }: { data: OutputOf<typeof readDietitianDashboard> }) {
  const t = useWords()
  const language = useLanguage()
  const { average, count } = data.tally
  const to = dietitianAddresses(data)
  return (
    <ul aria-label={t(words.label)} className={smallTilesClass}>
      <StatTile to={to.today} icon={CalendarDays} title={t(words.today)} value={data.agenda.length} isSmall>
        {t(words.appointments)}
      </StatTile>
      <StatTile to={to.active} icon={Users} title={t(words.active)} value={data.activePatients} isSmall>
        {t(words.activeText)}
      </StatTile>
      <StatTile
        to={to.earned}
        icon={Wallet}
        title={t(words.earned)}
        value={price(language, data.earned)}
        isSmall
      >
        {t(
          data.earnedGross === data.earned
            ? words.earnedText
            : words.earnedOf(price(language, data.earnedGross)),
        )}
      </StatTile>
      <StatTile
        to={to.rating}
        icon={Star}
        title={t(words.rating)}
        value={average === null ? '–' : writeRating(average)}
        isSmall
      >
        {t(words.rated(count))}
      </StatTile>
    </ul>
  )
}
