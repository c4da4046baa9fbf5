type PlatformTerms = { readonly fee: string; readonly refunds: string }

/** The server puts what holds now in place of these when it answers with a page: `15%`, and the refund rules line by line. */
export const termsTokens: PlatformTerms = { fee: '__FEE__', refunds: '__REFUNDS__' }

/** What the document was served with, so that what hydrates is what was sent. */
export function usePlatformTerms(): PlatformTerms {
  if (import.meta.env.SSR) return termsTokens
  const { fee, refunds } = document.documentElement.dataset
  return { fee: fee ?? '', refunds: refunds ?? '' }
}

/** A text of `copy/` with what holds now in place of `{fee}` and `{refunds}`. */
export const withTerms = (text: string, { fee, refunds }: PlatformTerms): string =>
  text.replaceAll('{fee}', () => fee).replaceAll('{refunds}', () => refunds)
