/** Prefix of the names in local storage that belong to one person; the person's id follows. */
export const userDataPrefix = 'nabta-own '

/** The person whose data is stored here, or null. */
export function storedUserId(): string | null {
  try {
    const [key] = Object.keys(localStorage).filter((each) => each.startsWith(userDataPrefix))
    return key?.slice(userDataPrefix.length).split(' ')[0] ?? null
  } catch {
    return null
  }
}

/**
 * Deletes the stored data of everybody but this person; with null, of everybody. In a file of its own, because every
 * page loads it.
 */
export function clearLocalDataOfOthers(person: string | null) {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(userDataPrefix) && !key.startsWith(`${userDataPrefix}${person} `))
        localStorage.removeItem(key)
  } catch {}
}
