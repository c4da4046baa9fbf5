import type { Duplex } from 'node:stream'

/** Milliseconds a client has to take the answer and hang up. */
const patience = 2_000

/** Sends a last answer and frees the connection, even if the client neither reads nor hangs up. */
export function answerAndClose(socket: Duplex, answer: string): void {
  const timer = setTimeout(() => socket.destroy(), patience).unref()
  socket.once('close', () => clearTimeout(timer))
  // Closing with unread bytes resets the connection, and the client would lose the answer.
  socket.resume()
  socket.end(answer)
}
