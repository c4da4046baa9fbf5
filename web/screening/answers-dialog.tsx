import { type Questionnaire, readPatientQuestionnaire } from '#contract/screening/questionnaires.ts'
import { screeningWords as words } from '#copy/screening/pages.ts'
import { instrumentWords } from '#copy/screening/results.ts'
import { useRead } from '#web/app/query.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailedRead } from '#web/ui/failed-read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AnswerList } from './answer-list.tsx'
import { ResultNote } from './result-note.tsx'

type AnswersDialogProps = { patient: string; questionnaire: Questionnaire; onClose: () => void }

/** All answers of a questionnaire, and its result. */
export function AnswersDialog({ patient, questionnaire, onClose }: AnswersDialogProps) {
  const t = useWords()
  const { id, instrument, version } = questionnaire
  const read = useRead(readPatientQuestionnaire, { patient, id })
  const answers = read.data?.questionnaire.answers
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t(instrumentWords[instrument].name)}
      size="md"
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t(words.close)}
        </Button>
      }
    >
      {read.error ? (
        <FailedRead title={words.failed} read={read} />
      ) : !answers ? (
        <Skeleton className="w-64 max-w-full text-md" />
      ) : (
        <div className="text-ink">
          <ResultNote party="dietitian" of={questionnaire} />
          <AnswerList instrument={instrument} version={version} answers={answers} />
          <p className="mt-2 text-xs text-ink-faint">{t(words.seen)}</p>
        </div>
      )}
    </Dialog>
  )
}
