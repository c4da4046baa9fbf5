import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Language } from '#contract/language.ts'
import { followLinks } from '#web/lib/follow-links.ts'
import { LanguageProvider } from '#web/lib/language.tsx'
import type { AppRouter } from './router.ts'

export function App({ language, router }: { language: Language; router: AppRouter }) {
  // After hydration only: earlier, the router could replace the page that is being hydrated.
  useEffect(() => followLinks(router), [router])
  return (
    <LanguageProvider language={language}>
      <RouterProvider router={router} />
    </LanguageProvider>
  )
}
