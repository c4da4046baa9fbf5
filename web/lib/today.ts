type Today = { readonly longDate: string; readonly year: string }

/** The server puts Riyadh's date in place of these when it answers with a prerendered page. */
export const todayTokens: Today = { longDate: '__TODAY__', year: '__YEAR__' }

/** The date that the document was served with, so that what hydrates is what was sent. */
export function useToday(): Today {
  if (import.meta.env.SSR) return todayTokens
  const { today, year } = document.documentElement.dataset
  return { longDate: today ?? '', year: year ?? '' }
}
