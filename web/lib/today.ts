type Today = { readonly longDate: string; readonly year: string }

/** The server replaces these tokens by Riyadh's date when it sends a prerendered page. */
export const todayTokens: Today = { longDate: '__TODAY__', year: '__YEAR__' }

/** The date that the document was sent with, so that hydration renders the same text. */
export function useToday(): Today {
  if (import.meta.env.SSR) return todayTokens
  const { today, year } = document.documentElement.dataset
  return { longDate: today ?? '', year: year ?? '' }
}
