import { type Questionnaire, readPatientQuestionnaire } from '#contract/screening/questionnaires.ts'
import { screeningWords as words } from '#copy/screening/pages.ts'
import { useRead } from '#web/app/query.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Read } from '#web/ui/read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AnswerList } from './answer-list.tsx'
import { ResultNote } from './result-note.tsx'
import { nameOf } from './words-of.ts'

type AnswersDialogProps = { patient: string; questionnaire: Questionnaire; onClose: () => void }

/** All answers of a questionnaire, and its result. */
export function AnswersDialog({ patient, questionnaire, onClose }: AnswersDialogProps) {
  const t = useWords()
  const read = useRead(readPatientQuestionnaire, { patient, id: questionnaire.id })
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t(nameOf(questionnaire))}
      size="md"
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t(words.close)}
        </Button>
      }
    >
      <Read of={read} failed={words.failed} waiting={<Skeleton className="w-64 max-w-full text-md" />} bare>
        {({ questionnaire: read }) => (
          <div className="text-ink">
            <ResultNote party="dietitian" of={questionnaire} />
            <AnswerList of={read} answers={read.answers} />
            <p className="mt-2 text-xs text-ink-faint">{t(words.seen)}</p>
          </div>
        )}
      </Read>
    </Dialog>
  )
}
