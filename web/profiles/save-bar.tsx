import { profileForm as words } from '#copy/profiles/form.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useDraftWords } from '#web/ui/use-draft-words.ts'
import type { PracticeForm } from './use-practice-form.ts'

type SaveBarProps = {
  form: Pick<PracticeForm, 'isDirty' | 'busy' | 'reset' | 'draftAt' | 'refused'>
  formId: string
}

/** Visible while there are unsaved changes. */
export function SaveBar({ form, formId }: SaveBarProps) {
  const t = useWords()
  const { isDirty, busy, reset, draftAt } = form
  const writeSince = useDraftWords()
  return (
    <div
      className={joinClasses(
        isDirty &&
          'sticky bottom-[calc(var(--foot)+1rem)] z-10 rounded-card border border-line bg-overlay p-3 shadow-overlay sm:ps-5 low:static',
      )}
    >
      <div className="flex flex-wrap items-center justify-end gap-2.5">
        <p role="status" className="min-w-0 flex-1 basis-48 text-sm text-ink-soft max-sm:sr-only">
          {isDirty && (draftAt === null ? t(words.save.unsaved) : writeSince(draftAt))}
        </p>
        {isDirty && !busy && (
          <Button variant="quiet" onClick={reset}>
            {t(words.save.discard)}
          </Button>
        )}
        <Button type="submit" form={formId} busy={busy} busyText={t(words.save.busy)}>
          {t(words.save.button)}
        </Button>
      </div>
      <FaultLine>{form.refused}</FaultLine>
    </div>
  )
}
