import { useState } from 'react'
import { questionnaires } from '#contract/screening/instruments.ts'
import { sendQuestionnaire } from '#contract/screening/questionnaires.ts'
import { screeningWords as words } from '#copy/screening/pages.ts'
import { instrumentWords } from '#copy/screening/results.ts'
import { useChange } from '#web/app/query.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { showToast } from '#web/ui/toast.ts'

/** Chooses the questionnaire that a patient should answer before an appointment. */
export function SendDialog({ patient, onClose }: { patient: string; onClose: () => void }) {
  const t = useWords()
  const [instrument, setInstrument] = useState<(typeof questionnaires)[number]>('pre_consultation')
  const change = useChange(sendQuestionnaire, {
    onDone: () => {
      showToast({ tone: 'success', title: t(words.sent) })
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t(words.send)}
      size="md"
      actions={
        <>
          <Button
            busy={change.isPending}
            busyText={t(words.sending)}
            onClick={() => change.mutate({ patient, instrument })}
          >
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
          name="instrument"
          columns={1}
          value={instrument}
          options={questionnaires.map((value) => ({
            value,
            label: t(instrumentWords[value].name),
            description: t(instrumentWords[value].text),
          }))}
          onChange={setInstrument}
        />
        <FaultLine>{change.error && t(wordsOfRefusal(change.error))}</FaultLine>
      </div>
    </Dialog>
  )
}
