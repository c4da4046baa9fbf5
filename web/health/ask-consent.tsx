import type { ReactNode } from 'react'
import { lazyPart } from '#web/app/lazy-part.tsx'

const ConsentDialog = lazyPart(() => import('./consent/consent-dialog.tsx'), 'ConsentDialog', null)

type AskConsentProps = {
  hasConsent: boolean
  onGiven?: (() => void) | undefined
  onClose: () => void
  /** What stores something medical; it shows once that is agreed to. */
  children: ReactNode
}

/** The first time that something medical would be stored, the consent is asked for, and by itself. */
export const AskConsent = ({ hasConsent, onGiven, onClose, children }: AskConsentProps) =>
  hasConsent ? children : <ConsentDialog onGiven={onGiven} onClose={onClose} />
