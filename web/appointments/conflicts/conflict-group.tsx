import { useState } from 'react'
import { type Conflict, keepConflicts } from '#contract/appointments/conflicts.ts'
import { conflicts as words } from '#copy/appointments/conflicts.ts'
import { useChange } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { showToast } from '#web/ui/toast.ts'
import { StatusBadge } from '../status-badge.tsx'
import { writeWhen } from '../write-when.ts'
import { cacheConflicts } from './cache.ts'
import { CancelConflicts, type Unfit } from './cancel-conflicts.tsx'
import { ConflictCard } from './conflict-card.tsx'
import { ConflictHead } from './conflict-head.tsx'
import { RescheduleConflict } from './reschedule-conflict.tsx'

type ConflictGroupProps = {
  because: Unfit
  conflicts: readonly Conflict[]
  zone: string
  /** Called when a row was removed with the focused button. */
  onDone: () => void
}

export function ConflictGroup({ because, conflicts, zone, onDone }: ConflictGroupProps) {
  const t = useWords()
  const [doomed, setDoomed] = useState<readonly string[] | null>(null)
  const keeping = useChange(keepConflicts, {
    onDone: (output, { ids }) => {
      cacheConflicts(output)
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
    <>
      <ConflictCard
        words={words.groups[because]}
        actions={
          all.length > 1 && (
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
              <Button variant="secondary-danger" size="sm" onClick={() => setDoomed(all)}>
                {t(words.cancelAll)}
              </Button>
            </div>
          )
        }
      >
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
      </ConflictCard>
      {doomed && (
        <CancelConflicts because={because} ids={doomed} onClose={() => setDoomed(null)} onDone={onDone} />
      )}
    </>
  )
}

type ConflictRowProps = {
  conflict: Conflict
  zone: string
  busy: boolean
  onKeep: () => void
  onCancel: () => void
}

function ConflictRow({ conflict, zone, busy, onKeep, onCancel }: ConflictRowProps) {
  const t = useWords()
  const language = useLanguage()
  const when = writeWhen(language, conflict, new Date(), zone)
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2.5 py-3.5 last:pb-0">
      <ConflictHead conflict={conflict} zone={zone}>
        <StatusBadge status={conflict.status} />
      </ConflictHead>
      <div className="flex flex-wrap gap-2.5">
        <RescheduleConflict id={conflict.id} when={when} />
        <Button
          variant="secondary"
          size="sm"
          aria-label={busy ? undefined : t(words.keepOf(when))}
          busy={busy}
          busyText={t(words.keeping)}
          onClick={onKeep}
        >
          {t(words.keep)}
        </Button>
        <Button variant="secondary-danger" size="sm" aria-label={t(words.cancelOf(when))} onClick={onCancel}>
          {t(words.cancel)}
        </Button>
      </div>
    </li>
  )
}
