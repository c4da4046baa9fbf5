export type KeptAnswers<Name extends string> = {
  /** Names the form in the browser's session storage. */
  readonly key: string
  /** Nothing else is ever kept: no password, nothing about health. */
  readonly fields: readonly Name[]
}

type Values = Readonly<Record<string, string | boolean>>

/** Browsers refuse storage in some private windows; a form then merely forgets. */
export function readAnswers<Name extends string>({
  key,
  fields,
}: KeptAnswers<Name>): Record<string, unknown> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return Object.fromEntries(fields.filter((name) => name in kept).map((name) => [name, kept[name]]))
  } catch {
    return {}
  }
}

export function keepAnswers<Name extends string>({ key, fields }: KeptAnswers<Name>, values: Values) {
  try {
    const answers = Object.fromEntries(fields.map((name) => [name, values[name]]))
    sessionStorage.setItem(key, JSON.stringify(answers))
  } catch {}
}

export function forgetAnswers({ key }: { readonly key: string }) {
  try {
    sessionStorage.removeItem(key)
  } catch {}
}
