declare global {
  /** By address: what `boot.js` has asked the server for. Nothing where nothing came back. */
  var earlyAnswers: Map<string, Promise<Response | undefined>> | undefined
}

/** The answer that is on its way already, for the first who asks for it. */
export function takeEarlyAnswer(address: string): Promise<Response | undefined> | undefined {
  const answer = globalThis.earlyAnswers?.get(address)
  globalThis.earlyAnswers?.delete(address)
  return answer
}

/** They were asked for by whoever was there then. */
export function dropEarlyAnswers() {
  // Unread, they would keep their connections.
  for (const answer of globalThis.earlyAnswers?.values() ?? [])
    answer.then((unread) => unread?.body?.cancel())
  globalThis.earlyAnswers?.clear()
}
