import { lazy, type ReactNode, Suspense } from 'react'

const ConsentDialog = lazy(async () => ({
  default: (await import('./consent/consent-dialog.tsx')).ConsentDialog,
}))

type AskConsentProps = {
  hasConsent: boolean
  onGiven?: (() => void) | undefined
  onClose: () => void
  /** What stores something medical; it shows once that is agreed to. */
  children: ReactNode
}

/** The first time that something medical would be stored, the consent is asked for, and by itself. */
export const AskConsent = ({ hasConsent, onGiven, onClose, children }: AskConsentProps) =>
  hasConsent ? (
    children
  ) : (
    <Suspense>
      <ConsentDialog onGiven={onGiven} onClose={onClose} />
    </Suspense>
  )
