import { RouterProvider } from '@tanstack/react-router'
import type { Language } from '#contract/language.ts'
import { LanguageProvider } from './lib/language.tsx'
import type { AppRouter } from './router.ts'

export function App({ language, router }: { language: Language; router: AppRouter }) {
  return (
    <LanguageProvider language={language}>
      <RouterProvider router={router} />
    </LanguageProvider>
  )
}
