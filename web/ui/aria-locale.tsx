import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useLanguage } from '#web/lib/language.tsx'

/** By default React Aria uses the browser's language; this makes it use the page's. */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={locales[useLanguage()]}>{children}</I18nProvider>
}

const locales = { en: 'en-SA', ar: 'ar-SA' }
