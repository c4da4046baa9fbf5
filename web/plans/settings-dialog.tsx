import { useState } from 'react'
import type { PlanHead } from '#contract/plans/document.ts'
import { schedule } from '#contract/plans/document.ts'
import { editorWords as words } from '#copy/plans/editor.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { OwnDateInput } from '#web/ui/own-date-input.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { withHead } from './edits.ts'
import type { Edit } from './use-draft.ts'

type SettingsDialogProps = {
  head: PlanHead
  edit: (change: Edit, field?: string) => void
  onClose: () => void
}

/** The first day of the plan, and the text before that day; saved as it is typed. */
export function SettingsDialog({ head, edit, onClose }: SettingsDialogProps) {
  const t = useWords()
  const [startsOn, setStartsOn] = useState(head.startsOn ?? '')
  const write = (part: Partial<PlanHead>, field: string) =>
    edit((before) => withHead(before, part), `head ${field}`)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(words.settings)}
      actions={<Button onClick={onClose}>{t(words.close)}</Button>}
    >
      <div className="grid gap-5 text-ink">
        <Field label={t(words.startsOn)} isGroup>
          <OwnDateInput
            value={startsOn}
            onValue={(value) => {
              setStartsOn(value)
              if (value === '') write({ startsOn: null }, 'starts')
              else if (schedule.shape.startsOn.safeParse(value).success) write({ startsOn: value }, 'starts')
            }}
          />
        </Field>
        <Checkbox
          checked={head.repeats}
          onChange={({ target }) => write({ repeats: target.checked }, 'repeats')}
        >
          {t(words.repeats)}
        </Checkbox>
        <Field label={t(words.intro)} help={t(words.introHelp)}>
          <TextArea
            value={head.intro}
            maxLength={2_000}
            onChange={({ target }) => write({ intro: target.value }, 'intro')}
          />
        </Field>
      </div>
    </Dialog>
  )
}
