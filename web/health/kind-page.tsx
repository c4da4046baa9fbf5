import { ArrowLeft, ListChecks, Pencil, Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Goal } from '#contract/health/goals.ts'
import { type GuidedKind, guidedKinds } from '#contract/health/guided.ts'
import type { RangeContext } from '#contract/health/healthy-range.ts'
import { type MeasureKind, type UnitChoices, unitFor } from '#contract/health/kinds.ts'
import { listMeasures, type Measure } from '#contract/health/measures.ts'
import { history } from '#copy/health/history.ts'
import { kindWords } from '#copy/health/kinds.ts'
import { table } from '#copy/health/measure-table.ts'
import { writeQuantity } from '#copy/health/write-quantity.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { useReadRows } from '#web/lib/read-pages.ts'
import { useFocusAfter } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { MeasureCourse } from './measure-course.tsx'
import { MeasureTable } from './measure-table.tsx'
import { useRemoveMeasure } from './use-measure-changes.ts'
import { writeWhen } from './write-on.ts'

type KindPageProps = {
  kind: MeasureKind
  units: UnitChoices
  about: RangeContext
  goal: Goal | undefined
  lastAppointmentAt: string | null
  onAdd: (kind: MeasureKind) => void
  onEdit: (measure: Measure) => void
  onGuide: (kind: GuidedKind) => void
}

/** All measures of one kind: the chart, and the entries with their actions. */
export function KindPage({ kind, units, onAdd, onEdit, onGuide, ...facts }: KindPageProps) {
  const t = useWords()
  const language = useLanguage()
  const words = history.kind
  const unit = unitFor(kind, units)
  const measures = useReadRows(listMeasures, { kind }, 'measures')
  const [entries, focusEntries] = useFocusAfter<HTMLHeadingElement>()
  const remove = useRemoveMeasure(focusEntries)
  const guided = guidedKinds.find((each) => each === kind)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])

  return (
    <div>
      <Link
        to="/patient/health-data"
        className="inline-flex min-h-11 items-center gap-2 text-sm font-medium text-link"
      >
        <Icon of={ArrowLeft} small mirrored />
        {t(words.back)}
      </Link>
      <div className="mt-1 mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 ref={title} tabIndex={-1} className="text-xl font-semibold">
          {t(kindWords[kind].name)}
        </h2>
        <div className="flex flex-wrap gap-2.5">
          {guided && (
            <Button variant="secondary" aria-haspopup="dialog" onClick={() => onGuide(guided)}>
              <Icon of={ListChecks} small />
              {t(words.guided)}
            </Button>
          )}
          <Button aria-haspopup="dialog" onClick={() => onAdd(kind)}>
            <Icon of={Plus} small />
            {t(words.add)}
          </Button>
        </div>
      </div>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card as="section" aria-label={t(words.course)} className="xl:sticky xl:top-21 low:static">
          <MeasureCourse {...facts} kind={kind} unit={unit} />
        </Card>
        <Card as="section" aria-labelledby="entries">
          <h3 id="entries" ref={entries} tabIndex={-1} className="mb-2 text-md font-semibold">
            {t(words.entries)}
          </h3>
          <MeasureTable
            kind={kind}
            unit={unit}
            of={measures}
            actions={(measure) => {
              const what = `${writeQuantity(language, kind, measure, unit)}, ${writeWhen(language, new Date(measure.takenAt))}`
              return (
                <>
                  {!measure.isUnreadable && (
                    <IconButton label={t(table.edit(what))} icon={Pencil} onClick={() => onEdit(measure)} />
                  )}
                  <IconButton label={t(table.remove(what))} icon={Trash2} onClick={() => remove(measure)} />
                </>
              )
            }}
          />
        </Card>
      </div>
    </div>
  )
}
