/** Before the id of whose it is, in the names of what lies in local storage for one person. */
export const ownPrefix = 'nabta-own '

/** Whose things lie here; null where nobody's do. */
export function whoseIsKept(): string | null {
  try {
    const [key] = Object.keys(localStorage).filter((each) => each.startsWith(ownPrefix))
    return key?.slice(ownPrefix.length).split(' ')[0] ?? null
  } catch {
    return null
  }
}

/** All that anybody but this person has kept here; of nobody all of it. Apart from the rest, since every page brings it. */
export function forgetOwnOfOthers(person: string | null) {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(ownPrefix) && !key.startsWith(`${ownPrefix}${person} `)) localStorage.removeItem(key)
  } catch {}
}
