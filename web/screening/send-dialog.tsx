import { useState } from 'react'
import { questionnaires } from '#contract/screening/instruments.ts'
import { listOwnQuestionnaires } from '#contract/screening/own.ts'
import { sendOwnQuestionnaire, sendQuestionnaire } from '#contract/screening/questionnaires.ts'
import { ownPages } from '#copy/screening/own.ts'
import { screeningWords as words } from '#copy/screening/pages.ts'
import { instrumentWords } from '#copy/screening/results.ts'
import { useChange, useRead } from '#web/app/query.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Read } from '#web/ui/read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.ts'
import { UserText } from '#web/ui/user-text.tsx'

/** Chooses the questionnaire that a patient should answer before an appointment, the dietitian's own ones last. */
export function SendDialog({ patient, onClose }: { patient: string; onClose: () => void }) {
  const t = useWords()
  const read = useRead(listOwnQuestionnaires, {})
  const [chosen, setChosen] = useState<string>('pre_consultation')
  const options = {
    onDone: () => {
      showToast({ tone: 'success', title: t(words.sent) })
      onClose()
    },
  }
  const change = useChange(sendQuestionnaire, options)
  const changeOwn = useChange(sendOwnQuestionnaire, options)
  const refused = change.error ?? changeOwn.error
  const send = () => {
    const instrument = questionnaires.find((each) => each === chosen)
    if (instrument) change.mutate({ patient, instrument })
    else changeOwn.mutate({ patient, own: chosen })
  }
  const choose = (value: string) => {
    change.reset()
    changeOwn.reset()
    setChosen(value)
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t(words.send)}
      size="md"
      actions={
        <>
          <Button busy={change.isPending || changeOwn.isPending} busyText={t(words.sending)} onClick={send}>
            {t(words.sendConfirm)}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t(words.cancel)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-ink">
        <p className="text-sm text-ink-soft">{t(words.sendText)}</p>
        <RadioCards
          legend={t(words.which)}
          name="questionnaire"
          columns={1}
          value={chosen}
          options={questionnaires.map((value) => ({
            value,
            label: t(instrumentWords[value].name),
            description: t(instrumentWords[value].text),
          }))}
          onChange={choose}
        />
        <Read of={read} failed={ownPages.failed} waiting={<Skeleton className="w-64 max-w-full" />} bare>
          {({ questionnaires: own }) =>
            own.length > 0 && (
              <RadioCards
                legend={t(ownPages.list)}
                name="questionnaire"
                columns={1}
                value={chosen}
                options={own.map(({ id, title, questions }) => ({
                  value: id,
                  label: <UserText text={title} />,
                  description: t(ownPages.questions(questions.length)),
                }))}
                onChange={choose}
              />
            )
          }
        </Read>
        <FaultLine>{refused && t(wordsOfRefusal(refused))}</FaultLine>
      </div>
    </Dialog>
  )
}
