import type { ReactNode } from 'react'

/** Asks for the consent to health data; provided by another domain. */
export type AskConsent = (onGiven: () => void, onClose: () => void) => ReactNode
