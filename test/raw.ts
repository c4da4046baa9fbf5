import { connect } from 'node:net'

/** Sends raw bytes, for requests that no client would send. */
export function sendRawBytes(text: string, origin: string): Promise<string> {
  const { port, hostname } = new URL(origin)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text))
    let answer = ''
    socket.on('data', (bytes) => {
      answer += bytes
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

/** Begins a request and disconnects before it is complete. */
export function sendAndLeave(text: string, origin: string): Promise<void> {
  const { port, hostname } = new URL(origin)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text, () => socket.destroy()))
    socket.on('close', () => resolve())
    socket.on('error', reject)
  })
}
