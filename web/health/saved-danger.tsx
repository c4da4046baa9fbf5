import { type ReactNode, useEffect, useRef } from 'react'
import type { Danger } from '#contract/health/danger.ts'
import { danger as words } from '#copy/health/danger.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DangerNote } from './danger-note.tsx'

type SavedDangerProps = {
  title: string
  danger: Danger
  isForPatient: boolean
  /** A button beside the one that closes. */
  again?: ReactNode
  onClose: () => void
}

/** What to do about a dangerous reading that has just been saved. It stays until it is closed. */
export function SavedDanger({ title, danger, isForPatient, again, onClose }: SavedDangerProps) {
  const t = useWords()
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => said.current?.focus(), [])
  return (
    <Dialog
      isOpen
      urgent
      onOpenChange={(open) => !open && onClose()}
      title={title}
      actions={
        <>
          {again}
          <Button variant="secondary" onClick={onClose}>
            {t(words.close)}
          </Button>
        </>
      }
    >
      <DangerNote danger={danger} isForPatient={isForPatient} titleRef={said} />
      <p className="mt-3 text-sm text-ink-soft">{t(words.saved)}</p>
    </Dialog>
  )
}
