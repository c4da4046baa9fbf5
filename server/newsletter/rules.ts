const pause = 10 * 60_000

/**
 * Of the requests for one address, oldest first: the first is answered, then the next one at least ten minutes after
 * an answered one.
 */
export function isAnswered(requests: readonly { id: string; at: Date }[], id: string): boolean {
  let last = Number.NEGATIVE_INFINITY
  for (const request of requests) {
    const answered = request.at.getTime() - last >= pause
    if (request.id === id) return answered
    if (answered) last = request.at.getTime()
  }
  return false
}
