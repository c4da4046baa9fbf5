import { onTestFinished } from 'vitest'
import { type RawData, WebSocket } from 'ws'
import { type BrowserFrame, type ServerFrame, serverFrames, socketPath } from '#contract/realtime.ts'
import type { Person } from './people.ts'

type Typed<Type> = Extract<ServerFrame, { type: Type }>

/** A socket as a browser opens it. Each frame is checked against the contract. */
export type TestSocket = {
  frames: ServerFrame[]
  /** All frames of a type received so far. */
  of<Type extends ServerFrame['type']>(type: Type): Typed<Type>[]
  send(frame: BrowserFrame): void
  wire: WebSocket
  /** The code with which it closed. */
  closed: Promise<number>
}

/** The answer to an attempt to connect: 101 and a socket, or a refusal. */
export async function requestUpgrade(
  origin: string,
  headers: Record<string, string>,
): Promise<{ status: number; code?: string; socket?: TestSocket }> {
  const wire = new WebSocket(`${origin.replace('http', 'ws')}${socketPath}`, { headers })
  const frames: ServerFrame[] = []
  const closed = new Promise<number>((resolve) => wire.on('close', resolve))
  wire.on('message', (data: RawData) => frames.push(readFrame(String(data))))
  const answer = await new Promise<{ status: number; code?: string }>((resolve, reject) => {
    wire.on('open', () => resolve({ status: 101 }))
    wire.on('error', reject)
    wire.on('unexpected-response', async (_request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      resolve({
        status: response.statusCode ?? 0,
        code: JSON.parse(Buffer.concat(chunks).toString()).error.code,
      })
    })
  })
  if (answer.status !== 101) return answer
  wire.on('error', () => {})
  const socket: TestSocket = {
    frames,
    of: (type) => frames.filter((frame): frame is Typed<typeof type> => frame.type === type),
    send: (frame) => wire.send(JSON.stringify(frame)),
    wire,
    closed,
  }
  return { ...answer, socket }
}

/** A signed-in person's socket, after its greeting. It closes with the test. */
export async function openSocket(
  { origin }: { origin: string },
  person: Pick<Person, 'headers'>,
): Promise<TestSocket> {
  const { socket, status, code } = await requestUpgrade(origin, { ...person.headers, origin })
  if (!socket) throw new Error(`${status} ${code}`)
  onTestFinished(() => socket.wire.terminate())
  await greeted(socket)
  return socket
}

function greeted({ frames, wire }: TestSocket): Promise<void> {
  if (frames.length > 0) return Promise.resolve()
  return new Promise((resolve) => wire.once('message', () => resolve()))
}

function readFrame(text: string): ServerFrame {
  const { type, ...facts } = JSON.parse(text) as ServerFrame
  return { type, ...serverFrames[type].parse(facts) } as ServerFrame
}
