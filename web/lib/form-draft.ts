export type DraftFields<Name extends string> = {
  /** Names the form in the browser's session storage. */
  readonly key: string
  /** Nothing else is ever kept: no password, nothing about health. */
  readonly fields: readonly Name[]
}

type Values = Readonly<Record<string, string | boolean>>

type Draft = { readonly answers: Readonly<Record<string, unknown>>; readonly at: number }

/** Browsers refuse storage in some private windows; a form then merely forgets. */
export function readFormDraft<Name extends string>({ key, fields }: DraftFields<Name>): Draft {
  try {
    const { answers, at } = JSON.parse(sessionStorage.getItem(key) ?? '')
    const known = fields.filter((name) => name in answers).map((name) => [name, answers[name]])
    return { answers: Object.fromEntries(known), at: Date.parse(at) }
  } catch {
    return { answers: {}, at: 0 }
  }
}

/** With the moment of the last change: what is the same stays as old as it is. */
export function saveFormDraft<Name extends string>(kept: DraftFields<Name>, values: Values) {
  try {
    const answers = Object.fromEntries(kept.fields.map((name) => [name, values[name]]))
    if (JSON.stringify(readFormDraft(kept).answers) === JSON.stringify(answers)) return
    sessionStorage.setItem(kept.key, JSON.stringify({ answers, at: currentMinute() }))
  } catch {}
}

/** Nobody reads more of it. */
const currentMinute = () => `${new Date().toISOString().slice(0, 16)}Z`

export function discardFormDraft({ key }: { readonly key: string }) {
  try {
    sessionStorage.removeItem(key)
  } catch {}
}
