import type { ReactNode } from 'react'

/** Asks for the consent to health data, which another room knows how to do. */
export type AskConsent = (onGiven: () => void, onClose: () => void) => ReactNode
