import type { Ref } from 'react'
import { availabilityPage } from '#copy/availability/page.ts'
import { weekly as words } from '#copy/availability/weekly.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

type SaveBarProps = {
  /** For moving the focus to the status when the save button is disabled. */
  statusRef: Ref<HTMLParagraphElement>
  isChanged: boolean
  /** When the restored changes were made. */
  draftAt: number | null
  busy: boolean
  onSave: () => void
  onDiscard: () => void
}

const DraftSince = lazyPart(() => import('#web/ui/draft-since.tsx'), 'DraftSince', null)

/** Visible as long as there are unsaved changes. */
export function SaveBar({ isChanged, draftAt, busy, statusRef, onSave, onDiscard }: SaveBarProps) {
  const t = useWords()
  return (
    <div
      className={joinClasses(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 rounded-card border p-4 sm:px-6 @5xl:col-span-2',
        isChanged
          ? 'sticky bottom-[calc(var(--foot)+1.5rem)] z-10 border-line bg-overlay shadow-overlay low:static'
          : 'border-transparent',
      )}
    >
      <p
        ref={statusRef}
        tabIndex={-1}
        role="status"
        className={joinClasses('text-sm', isChanged ? 'font-medium text-ink' : 'text-ink-faint')}
      >
        {isChanged && draftAt !== null ? (
          <DraftSince at={draftAt} />
        ) : (
          t(isChanged ? words.unsaved : words.allSaved)
        )}
      </p>
      <div className="flex flex-1 justify-end gap-2.5">
        {isChanged && !busy && (
          <Button variant="quiet" onClick={onDiscard}>
            {t(words.discard)}
          </Button>
        )}
        <Button onClick={onSave} disabled={!isChanged} busy={busy} busyText={t(availabilityPage.saving)}>
          {t(words.save)}
        </Button>
      </div>
    </div>
  )
}
