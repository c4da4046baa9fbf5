export type DraftFields<Name extends string> = {
  /** Name of the draft in the browser's session storage. */
  readonly key: string
  /** No other field is stored: never a password, nothing about health. */
  readonly fields: readonly Name[]
}

type Values = Readonly<Record<string, string | boolean>>

type Draft = { readonly answers: Readonly<Record<string, unknown>>; readonly at: number }

/** Browsers refuse storage in some private windows; the form then has no draft. */
export function readFormDraft<Name extends string>({ key, fields }: DraftFields<Name>): Draft {
  try {
    const { answers, at } = JSON.parse(sessionStorage.getItem(key) ?? '')
    const known = fields.filter((name) => name in answers).map((name) => [name, answers[name]])
    return { answers: Object.fromEntries(known), at: Date.parse(at) }
  } catch {
    return { answers: {}, at: 0 }
  }
}

/** Saves the moment of the last change; an unchanged draft keeps its moment. */
export function saveFormDraft<Name extends string>(kept: DraftFields<Name>, values: Values) {
  try {
    const answers = Object.fromEntries(kept.fields.map((name) => [name, values[name]]))
    if (JSON.stringify(readFormDraft(kept).answers) === JSON.stringify(answers)) return
    sessionStorage.setItem(kept.key, JSON.stringify({ answers, at: currentMinute() }))
  } catch {}
}

/** Minutes are enough for the notice that shows it. */
const currentMinute = () => `${new Date().toISOString().slice(0, 16)}Z`

export function discardFormDraft({ key }: { readonly key: string }) {
  try {
    sessionStorage.removeItem(key)
  } catch {}
}
