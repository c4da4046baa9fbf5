import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { listMessages, type Message, sendMessage } from '#contract/messages.ts'
import { freePort } from '#server/ground/data/embedded/free-port.ts'
import { startEmbedded } from '#server/ground/data/embedded/postgres.ts'
import { openOwner } from '#server/ground/data/pools.ts'
import { createOutbox, type StoredMessage } from '#web/messages/outbox.ts'
import { openBrowserSocket } from '../browser-socket.ts'
import { callers, fillCallers } from '../callers.ts'
import { createConversation } from '../create-conversation.ts'
import { type Drill, seconds, unless } from '../drill.ts'
import { startFront } from '../front.ts'
import { type Product, startProduct } from '../product.ts'

const aRound = 40

export const killNode: Drill = {
  name: 'one of two nodes killed',
  promise:
    'messages written while a node is killed arrive through the other one: once, in order, without help',
  async run(folder, rounds) {
    const database = await startEmbedded(join(folder, 'database'))
    const at = await freePort()
    const origin = `http://localhost:${at}`
    const ports = [await freePort(), await freePort()]
    const settings = {
      DATABASE_URL: database.url,
      SECRET_KEYS: randomBytes(32).toString('base64'),
      PUBLIC_URL: origin,
    }
    const start = (place: number) =>
      startProduct(join(folder, `node-${place}`), { ...settings, PORT: String(ports[place]) })
    const nodes: Product[] = [await start(0), await start(1)]
    const front = await startFront(at, ports)
    const owner = await openOwner(database.url)
    try {
      await fillCallers(owner)
      const path = `${origin}${listMessages.path.replace(':id', await createConversation(owner))}`
      const reader = readAsItComes(origin, path, callers[1]?.session ?? '')
      const { add, written, isEmpty } = openWriter(origin, path, callers[0]?.session ?? '')
      let slowest = 0
      for (let round = 0; round < rounds; round++) {
        const place = round % nodes.length
        for (let left = aRound; left > 0; left--) {
          add()
          await pause(Math.random() * 20)
          if (left === aRound / 2) nodes[place]?.signal('SIGKILL')
        }
        const last = performance.now()
        while (reader.heard.length < written.length && performance.now() - last < 40_000) await pause(20)
        slowest = Math.max(slowest, performance.now() - last)
        await nodes[place]?.ended
        nodes[place] = await start(place)
      }
      const stored = await readAll(path, origin, callers[0]?.session ?? '')
      const survived = new Set(stored).size
      reader.stop()
      return {
        acknowledged: written.length,
        survived,
        seen: `${rounds} kills; the last message of a round arrived after ${seconds(slowest)} at most`,
        faults: unless(
          [isEmpty(), 'some messages were never sent'],
          [survived === written.length, `${written.length - survived} messages were lost`],
          [stored.length === survived, `${stored.length - survived} messages are stored twice`],
          [stored.join() === written.join(), 'messages were stored in a different order than written'],
          [reader.heard.join() === written.join(), 'the other side received something else'],
          [slowest < 15_000, `the last message of a round arrived after ${seconds(slowest)}`],
        ),
      }
    } finally {
      await owner.end()
      await front.close()
      for (const node of nodes) await node.stop()
      await database.stop()
    }
  },
}

/** Writes without waiting for answers, with the outbox of our pages. */
function openWriter(origin: string, path: string, cookie: string) {
  const kept = new Map<string, StoredMessage>()
  const written: string[] = []
  const outbox = createOutbox({
    person: 'writer',
    store: {
      read: async () => [],
      put: async (message) => void kept.set(message.clientId, message),
      has: async (clientId) => kept.has(clientId),
      forget: async (clientId) => void kept.delete(clientId),
    },
    send: async ({ clientId, content }, { signal }) => {
      const answer = await fetch(path, {
        method: sendMessage.method,
        headers: { cookie, origin, 'content-type': 'application/json' },
        body: JSON.stringify({ clientId, content }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(30_000)]),
      })
      if (answer.status < 300) return ((await answer.json()) as { message: Message }).message
      throw new Error(`${answer.status}`)
    },
    judge: () => ({ kind: 'silence', words: { en: '', ar: '' } }),
    alone: (_, work) => work(),
    wait: (milliseconds) => pause(milliseconds),
    now: () => Date.now(),
    newId: randomUUID,
    onSent: () => {},
    onFailed: () => {},
  })
  return {
    written: written as readonly string[],
    isEmpty: () => outbox.unsent().length === 0,
    add() {
      written.push(`${written.length + 1}`)
      outbox.add('theirs', written.at(-1) ?? '', null)
    },
  }
}

/** A page that fetches the subject of each change, one after the other. */
function readAsItComes(origin: string, path: string, cookie: string) {
  const heard: string[] = []
  let line = Promise.resolve()
  const read = async (sequence: number) => {
    for (;;) {
      if (heard.length >= sequence) return
      const messages = await readAfter(path, origin, cookie, heard.length).catch(() => null)
      if (messages) heard.push(...messages)
      else await pause(200)
    }
  }
  const socket = openBrowserSocket({
    origin,
    cookie,
    onFrame(frame) {
      if (frame.type !== 'change' || frame.change.topic !== 'messages') return
      const { sequence } = frame.change
      line = line.then(() => read(Number(sequence)))
    },
  })
  socket.start()
  return { heard: heard as readonly string[], stop: socket.stop }
}

async function readAfter(path: string, origin: string, cookie: string, after: number): Promise<string[]> {
  const answer = await fetch(`${path}?after=${after}`, {
    headers: { cookie, origin },
    signal: AbortSignal.timeout(5_000),
  })
  const { messages } = (await answer.json()) as { messages: Message[] }
  return messages.map(({ content }) => content ?? '')
}

async function readAll(path: string, origin: string, cookie: string): Promise<string[]> {
  const all: string[] = []
  for (let next = [''], tries = 0; next.length > 0 && tries < 1_000; tries++) {
    next = await readAfter(path, origin, cookie, all.length)
    all.push(...next)
  }
  return all
}
