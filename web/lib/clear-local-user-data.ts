/** Before the id of whose it is, in the names of what lies in local storage for one person. */
export const userDataPrefix = 'nabta-own '

/** Whose things lie here; null where nobody's do. */
export function storedUserId(): string | null {
  try {
    const [key] = Object.keys(localStorage).filter((each) => each.startsWith(userDataPrefix))
    return key?.slice(userDataPrefix.length).split(' ')[0] ?? null
  } catch {
    return null
  }
}

/** All that anybody but this person has kept here; of nobody all of it. Apart from the rest, since every page brings it. */
export function clearLocalDataOfOthers(person: string | null) {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(userDataPrefix) && !key.startsWith(`${userDataPrefix}${person} `))
        localStorage.removeItem(key)
  } catch {}
}
