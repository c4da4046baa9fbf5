type KnownProvider = { readonly id: string; readonly name: string }

/** Providers that the operator has configured; the server writes them into the document. */
export const knownProviders = (): readonly KnownProvider[] =>
  JSON.parse(document.documentElement.dataset.providers || '[]')
