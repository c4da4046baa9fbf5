import { useId } from 'react'
import type { LatestMeasure } from '#contract/dashboards/patient.ts'
import { patientDashboard } from '#copy/dashboards/patient.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { Sparkline } from '#web/ui/chart/sparkline.tsx'
import { Compared } from './compared.tsx'

const { figures: words } = patientDashboard

/** The latest measure with the line of the last 30 days. */
export function MeasureCard({ measure }: { measure: LatestMeasure }) {
  const t = useWords()
  const id = useId()
  const name = t(measure.name)
  return (
    <Card
      as="section"
      aria-labelledby={id}
      className="relative min-w-0 transition-colors hover:border-line-control"
    >
      <h2 id={id} className="text-md font-semibold">
        <Link
          to={`/patient/health-data?kind=${measure.kind}`}
          className="text-ink no-underline after:absolute after:inset-0 after:rounded-card hover:text-link"
        >
          {name}
        </Link>
      </h2>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-xl font-semibold tabular-nums">
          <bdi>{t(measure.value)}</bdi>
        </p>
        {measure.course.length > 1 && (
          <Sparkline points={measure.course} label={t(words.course(name, measure.course.length))} />
        )}
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        <Compared measure={measure} />
      </p>
    </Card>
  )
}
