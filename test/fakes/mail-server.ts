import { type AddressInfo, createServer } from 'node:net'

/** A mail server that accepts every mail and shows it as received. */
export async function openMailServer() {
  const letters: string[] = []
  const senders: string[] = []
  const server = createServer((socket) => {
    let [text, isLetter] = ['', false]
    const say = (line: string) => socket.write(`${line}\r\n`)
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      text += chunk.toString()
      const end = isLetter ? '\r\n.\r\n' : '\r\n'
      for (let at = text.indexOf(end); at >= 0 && !isLetter; at = text.indexOf('\r\n')) {
        const line = text.slice(0, at)
        text = text.slice(at + 2)
        isLetter = /^DATA/i.test(line)
        senders.push(...(/^MAIL FROM:<(.*?)>/i.exec(line)?.slice(1) ?? []))
        if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
        else say(isLetter ? '354 go on' : '250 ok')
      }
      const at = text.indexOf('\r\n.\r\n')
      if (!isLetter || at < 0) return
      letters.push(text.slice(0, at))
      text = text.slice(at + 5)
      isLetter = false
      say('250 taken')
    })
    say('220 here')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letters,
    /** The envelope senders, which would receive the bounces. */
    senders,
    close: () => server.close(),
  }
}
