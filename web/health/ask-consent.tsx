import type { ReactNode } from 'react'
import { readHealth } from '#contract/health/patients.ts'
import { healthConsentWords } from '#copy/health/consent.ts'
import { queryClient } from '#web/lib/query.ts'
import { useWords } from '#web/lib/words.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ConsentCard } from './consent/consent-card.tsx'

type AskConsentProps = {
  hasConsent: boolean
  onGiven?: (() => void) | undefined
  onClose: () => void
  /** What stores something medical; it shows once that is agreed to. */
  children: ReactNode
}

/** The first time that something medical would be stored, the consent is asked for, and by itself. */
export function AskConsent({ hasConsent, onGiven, onClose, children }: AskConsentProps) {
  const t = useWords()
  if (hasConsent) return children
  return (
    <Dialog
      isOpen
      urgent
      size="md"
      onOpenChange={(open) => !open && onClose()}
      title={t(healthConsentWords.title)}
    >
      <ConsentCard
        onGiven={() => {
          queryClient.invalidateQueries({ queryKey: [readHealth.path] })
          onGiven?.()
        }}
      />
    </Dialog>
  )
}
