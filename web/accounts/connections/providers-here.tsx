import { type ReactNode, useEffect, useState } from 'react'

/** If no provider is configured, nothing is loaded or shown. */
export function ProvidersHere() {
  const [buttons, setButtons] = useState<ReactNode>()
  useEffect(() => {
    if (document.documentElement.dataset.providers)
      import('./provider-buttons.tsx').then(({ ProviderButtons }) => setButtons(<ProviderButtons />))
  }, [])
  return buttons
}
