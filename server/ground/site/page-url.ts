import type { Language } from '#contract/language.ts'
import type { House } from '../house.ts'

/** A page's absolute URL, as an email needs it. It comes from the settings alone, never from a request. */
export const pageUrl = ({ settings }: Pick<House, 'settings'>, language: Language, path: string): string =>
  new URL(language === 'ar' ? `/ar${path === '/' ? '' : path}` : path, settings.publicUrl).href
