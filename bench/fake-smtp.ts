import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'

/** The state of the mail server: unreachable, full, silent, or normal. */
export type SmtpBehaviour = 'refuses' | 'busy' | 'hangs' | 'takes'

export type FakeSmtp = {
  port: number
  /** Message-IDs in the order in which the emails were accepted. */
  taken: string[]
  behave(mood: SmtpBehaviour): Promise<void>
  close(): Promise<void>
}

/** The part of a mail server that the drills need. */
export async function startFakeSmtp(port: number): Promise<FakeSmtp> {
  const taken: string[] = []
  const sockets = new Set<Socket>()
  let mood: SmtpBehaviour = 'takes'
  let server: Server | undefined

  const open = async () => {
    server = createServer((socket) => {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket)).on('error', () => {})
      if (mood !== 'hangs') converse(socket, mood, taken)
    })
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise<unknown>((done) => (server ? server.close(done) : done(null)))
    server = undefined
  }
  await open()
  return {
    port,
    taken,
    async behave(next) {
      mood = next
      await close()
      if (mood !== 'refuses') await open()
    },
    close,
  }
}

function converse(socket: Socket, mood: SmtpBehaviour, taken: string[]) {
  let pending = ''
  let data: string[] | null = null
  const say = (line: string) => socket.write(`${line}\r\n`)
  const hear = (line: string) => {
    if (data && line === '.') {
      const id = /^Message-ID:\s*(\S+)/im.exec(data.join('\n'))?.[1]
      taken.push(id ?? 'a letter without Message-ID')
      data = null
      return say('250 taken')
    }
    if (data) return data.push(line)
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'RCPT' && mood === 'busy') return say('451 try again later')
    if (verb === 'DATA') {
      data = []
      return say('354 go on')
    }
    if (verb === 'QUIT') return socket.end('221 bye\r\n')
    return say('250 ok')
  }
  say('220 fake.example ESMTP')
  socket.setEncoding('utf8').on('data', (text: string) => {
    pending += text
    for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
      const line = pending.slice(0, end)
      pending = pending.slice(end + 2)
      hear(line)
    }
  })
}
