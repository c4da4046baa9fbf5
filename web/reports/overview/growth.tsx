import { useId } from 'react'
import { dateFormat } from '#contract/date-format.ts'
import type { Overview } from '#contract/reports/figures.ts'
import { locales, writeNumber } from '#copy/dates.ts'
import { overview as words } from '#copy/reports/overview.ts'
import type { Address } from '#web/app/address.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { LateChart } from '../late-chart.tsx'

type GrowthProps = Pick<Overview, 'growth'> & {
  /** The lists of the new accounts. */
  to: readonly { clients: Address; dietitians: Address }[]
}

/** New accounts by month. */
export function Growth({ growth, to }: GrowthProps) {
  const t = useWords()
  const language = useLanguage()
  const id = useId()
  const month = (day: string, style: Intl.DateTimeFormatOptions) =>
    dateFormat(locales[language], { ...style, timeZone: 'UTC' }).format(new Date(day))
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-4">
      <div>
        <h3 id={id} className="text-md font-semibold">
          {t(words.growth.title)}
        </h3>
        <p className="text-sm text-ink-soft">{t(words.growth.text)}</p>
      </div>
      <LateChart
        label={t(words.growth.text)}
        groupLabel={t(words.growth.month)}
        series={[t(words.growth.clients), t(words.growth.dietitians)]}
        groups={growth.map(({ month: first, clients, dietitians }, at) => ({
          key: first,
          label: month(first, { month: 'short' }),
          name: month(first, { month: 'long', year: 'numeric' }),
          values: [clients, dietitians],
          to: [to[at]?.clients, to[at]?.dietitians],
        }))}
        writeValue={(value) => writeNumber(language, value)}
      />
    </Card>
  )
}
