type KnownProvider = { readonly id: string; readonly name: string }

/** What the operator has set: the server has written it into the document. */
export const knownProviders = (): readonly KnownProvider[] =>
  JSON.parse(document.documentElement.dataset.providers || '[]')
