import type { ReactNode } from 'react'
import { lazyPart } from '#web/app/lazy-part.tsx'

const ConsentDialog = lazyPart(() => import('./consent/consent-dialog.tsx'), 'ConsentDialog', null)

type AskConsentProps = {
  hasConsent: boolean
  onGiven?: (() => void) | undefined
  onClose: () => void
  /** The part that stores health data, shown once the consent is given. */
  children: ReactNode
}

/** Asks for consent, in a dialog of its own, before health data is stored for the first time. */
export const AskConsent = ({ hasConsent, onGiven, onClose, children }: AskConsentProps) =>
  hasConsent ? children : <ConsentDialog onGiven={onGiven} onClose={onClose} />
