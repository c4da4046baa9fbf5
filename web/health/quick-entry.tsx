import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { type MeasureKind, measureKinds } from '#contract/health/kinds.ts'
import { history } from '#copy/health/history.ts'
import { kindWords } from '#copy/health/kinds.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Kinds that people measure at home; others come from a laboratory or are entered with one tap below. */
const usual: readonly MeasureKind[] = ['weight', 'blood_pressure', 'glucose', 'waist']
const atHome = new Set<MeasureKind>([...usual, 'hip', 'body_fat', 'muscle', 'visceral_fat'])
const daily = new Set<MeasureKind>(['water', 'steps', 'sleep', 'mood'])
const others = measureKinds.filter((kind) => !usual.includes(kind) && !daily.has(kind))

type QuickEntryProps = {
  /** Kinds with entries, the latest first; they come before the usual ones. */
  known: readonly MeasureKind[]
  onAdd: (kind: MeasureKind) => void
}

export function QuickEntry({ known, onAdd }: QuickEntryProps) {
  const t = useWords()
  const titleId = useId()
  const [showsAll, setShowsAll] = useState(false)
  const { add } = history
  const own = known.filter((kind) => atHome.has(kind))
  const first = [...new Set([...own, ...usual])].slice(0, 5)
  const rest = [...usual, ...others].filter((kind) => !first.includes(kind))
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-md font-semibold">
        {t(add.title)}
      </h2>
      <div className="mt-4 grid grid-cols-2 gap-2.5 sm:grid-cols-3 lg:grid-cols-2 xl:grid-cols-3">
        {[...first, ...(showsAll ? rest : [])].map((kind) => (
          <button
            key={kind}
            type="button"
            aria-haspopup="dialog"
            onClick={() => onAdd(kind)}
            className="flex min-h-12 items-center gap-2 rounded-control border border-line-control/60 bg-surface px-3.5 py-2 text-start text-sm font-medium text-ink transition-colors hover:border-line-control hover:bg-tint"
          >
            <Icon of={Plus} small className="text-link" />
            <span className="min-w-0">{t(kindWords[kind].name)}</span>
          </button>
        ))}
        <Button
          variant="quiet"
          className="min-h-12 justify-start px-3.5"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {t(showsAll ? add.fewer : add.more)}
        </Button>
      </div>
    </Card>
  )
}
