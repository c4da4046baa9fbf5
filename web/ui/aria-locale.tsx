import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useLanguage } from '#web/lib/language.tsx'

/** React Aria follows the browser's language; ours follows the page's. */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={locales[useLanguage()]}>{children}</I18nProvider>
}

const locales = { en: 'en-SA', ar: 'ar-SA' }
