import { ClipboardPlus } from 'lucide-react'
import { useState } from 'react'
import { groupOf, healthGroups } from '#contract/health/kinds.ts'
import { readPatientHealth } from '#contract/health/patients.ts'
import { visitKinds } from '#contract/health/visit.ts'
import { measureVisit as words } from '#copy/health/measure-visit.ts'
import { patientProgress } from '#copy/health/patient-progress.ts'
import { useRead } from '#web/app/query.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useFetchedPart } from '#web/ui/use-fetched-part.ts'
import { AskAccess } from '../sharing/ask-access.tsx'

const loadDialog = async () => (await import('./visit-dialog.tsx')).VisitDialog

type MeasureVisitProps = {
  patient: string
  startsAt: string
  endsAt: string
}

/** On the page of an appointment: the form of its measurements, or a request for what the form needs. */
export function MeasureVisit({ patient, startsAt, endsAt }: MeasureVisitProps) {
  const t = useWords()
  const { data } = useRead(readPatientHealth, { patient })
  const [isOpen, setOpen] = useState(false)
  const [VisitDialog, fetchDialog] = useFetchedPart(loadDialog)
  if (!data) return null
  const { groups, askedAt } = data
  const isShared = visitKinds.some((kind) => groups.includes(groupOf(kind)))
  const withheld = healthGroups.filter((group) => !groups.includes(group))
  const isOver = Date.parse(endsAt) <= Date.now()
  const open = async () => {
    if (await fetchDialog()) setOpen(true)
  }
  return (
    <Card as="section" aria-labelledby="visit-measures" className="grid gap-3">
      <h3 id="visit-measures" className="text-md font-semibold">
        {t(words.card.title)}
      </h3>
      <p className="text-sm text-ink-soft">{t(isShared ? words.card.text : patientProgress.notShared)}</p>
      <div>
        {isShared ? (
          <Button variant="secondary" aria-haspopup="dialog" onClick={open}>
            <Icon of={ClipboardPlus} small />
            {t(words.open)}
          </Button>
        ) : (
          <AskAccess patient={patient} withheld={withheld} askedAt={askedAt} />
        )}
      </div>
      {isOpen && VisitDialog && (
        <VisitDialog
          patient={patient}
          groups={groups}
          {...(isOver && { startedAt: startsAt })}
          onSaved={() => {}}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  )
}
