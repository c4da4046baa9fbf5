type PlatformTerms = { readonly fee: string; readonly refunds: string }

/**
 * The server replaces these tokens by the current terms when it sends a page: `15%`, and the refund rules line by line.
 */
export const termsTokens: PlatformTerms = { fee: '__FEE__', refunds: '__REFUNDS__' }

/** The terms that the document was sent with, so that hydration renders the same text. */
export function usePlatformTerms(): PlatformTerms {
  if (import.meta.env.SSR) return termsTokens
  const { fee, refunds } = document.documentElement.dataset
  return { fee: fee ?? '', refunds: refunds ?? '' }
}

/** Inserts the current terms for `{fee}` and `{refunds}` in a text of `copy/`. */
export const withTerms = (text: string, { fee, refunds }: PlatformTerms): string =>
  text.replaceAll('{fee}', () => fee).replaceAll('{refunds}', () => refunds)
