declare global {
  /** The requests that `boot.js` has sent, by address; undefined if a request failed. */
  var earlyAnswers: Map<string, Promise<Response | undefined>> | undefined
}

/** The answer to a request that `boot.js` has sent already. Only the first caller gets it. */
export function takeEarlyAnswer(address: string): Promise<Response | undefined> | undefined {
  const answer = globalThis.earlyAnswers?.get(address)
  globalThis.earlyAnswers?.delete(address)
  return answer
}

/** These answers belong to the person who was signed in then. */
export function dropEarlyAnswers() {
  // An unread body would hold its connection.
  for (const answer of globalThis.earlyAnswers?.values() ?? [])
    answer.then((unread) => unread?.body?.cancel())
  globalThis.earlyAnswers?.clear()
}
