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

/** New accounts by month. Dietitians, who are few, have a scale of their own. */
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
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {(['clients', 'dietitians'] as const).map((side) => (
          <section key={side} aria-labelledby={id + side} className="grid min-w-0 gap-2">
            <h4 id={id + side} className="text-sm font-medium">
              {t(words.growth[side])}
            </h4>
            <LateChart
              label={`${t(words.growth.text)}: ${t(words.growth[side])}`}
              groupLabel={t(words.growth.month)}
              series={[t(words.growth[side])]}
              groups={growth.map((each, at) => ({
                key: each.month,
                label: month(each.month, { month: 'short' }),
                name: month(each.month, { month: 'long', year: 'numeric' }),
                values: [each[side]],
                to: [to[at]?.[side]],
              }))}
              writeValue={(value) => writeNumber(language, value)}
            />
          </section>
        ))}
      </div>
    </Card>
  )
}
