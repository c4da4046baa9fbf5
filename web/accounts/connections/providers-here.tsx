import { type ReactNode, useEffect, useState } from 'react'

/** Where the operator has set no provider nothing is fetched, and nothing shown. */
export function ProvidersHere() {
  const [buttons, setButtons] = useState<ReactNode>()
  useEffect(() => {
    if (document.documentElement.dataset.providers)
      import('./provider-buttons.tsx').then(({ ProviderButtons }) => setButtons(<ProviderButtons />))
  }, [])
  return buttons
}
