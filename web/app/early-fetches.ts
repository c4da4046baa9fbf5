declare global {
  /** By address: what `boot.js` has asked the server for. Nothing where nothing came back. */
  var firstAnswers: Map<string, Promise<Response | undefined>> | undefined
}

/** The answer that is on its way already, for the first who asks for it. */
export function takeFirstAnswer(address: string): Promise<Response | undefined> | undefined {
  const answer = globalThis.firstAnswers?.get(address)
  globalThis.firstAnswers?.delete(address)
  return answer
}

/** They were asked for by whoever was there then. */
export function dropFirstAnswers() {
  // Unread, they would keep their connections.
  for (const answer of globalThis.firstAnswers?.values() ?? [])
    answer.then((unread) => unread?.body?.cancel())
  globalThis.firstAnswers?.clear()
}
