import { useId, useState } from 'react'
import { type Conflict, keepConflicts } from '#contract/appointments/conflicts.ts'
import { conflicts as words } from '#copy/appointments/conflicts.ts'
import { useChange } from '#web/lib/query.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { showToast } from '#web/ui/toast.ts'
import { keepConflictsRead } from './cache.ts'
import { CancelConflicts } from './cancel-conflicts.tsx'
import { ConflictRow } from './conflict-row.tsx'

type ConflictGroupProps = {
  because: Conflict['because']
  conflicts: readonly Conflict[]
  zone: string
  /** What had the focus goes with its row. */
  onDone: () => void
}

export function ConflictGroup({ because, conflicts, zone, onDone }: ConflictGroupProps) {
  const t = useWords()
  const id = useId()
  const [doomed, setDoomed] = useState<readonly string[] | null>(null)
  const keeping = useChange(keepConflicts, {
    onDone: (output, { ids }) => {
      keepConflictsRead(output)
      showToast({ tone: 'success', title: t(words.kept(ids.length)) })
      onDone()
    },
    onRefused: (fault) => showFault(t, words.keepFailed, fault),
  })
  const all = conflicts.map((each) => each.id)
  const isKept = (ids: readonly string[]) =>
    keeping.isPending && ids.every((each) => keeping.variables.ids.includes(each))
  const keep = (ids: string[]) => {
    if (!keeping.isPending) keeping.mutate({ ids })
  }
  return (
    <Card as="section" aria-labelledby={id}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id={id} className="text-md font-semibold">
            {t(words.groups[because].title)}
          </h2>
          <p className="mt-0.5 text-sm text-ink-soft">{t(words.groups[because].text)}</p>
        </div>
        {all.length > 1 && (
          <div className="flex flex-wrap gap-2.5">
            <Button
              variant="secondary"
              size="sm"
              busy={isKept(all)}
              busyText={t(words.keeping)}
              onClick={() => keep(all)}
            >
              {t(words.keepAll)}
            </Button>
            <Button variant="secondary" size="sm" className="text-danger-ink!" onClick={() => setDoomed(all)}>
              {t(words.cancelAll)}
            </Button>
          </div>
        )}
      </div>
      <ul aria-labelledby={id} className="mt-4 divide-y divide-line border-t border-line">
        {conflicts.map((each) => (
          <ConflictRow
            key={each.id}
            conflict={each}
            zone={zone}
            busy={isKept([each.id])}
            onKeep={() => keep([each.id])}
            onCancel={() => setDoomed([each.id])}
          />
        ))}
      </ul>
      {doomed && (
        <CancelConflicts because={because} ids={doomed} onClose={() => setDoomed(null)} onDone={onDone} />
      )}
    </Card>
  )
}
