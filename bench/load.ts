import { Agent, request as ask } from 'node:http'

export type Request = {
  method?: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: unknown
}

export type Load = {
  /** Sends that many requests, a bounded number at once, and wants every answer to be good. */
  send(count: number, make: () => Request): Promise<void>
  close(): void
}

/** Callers on kept-open connections, each from an address of its own as visitors have. */
export function openLoad(port: number, callers = 8): Load {
  const agents = Array.from(
    { length: callers },
    (_, at) => new Agent({ keepAlive: true, maxSockets: 1, localAddress: `127.0.1.${at + 1}` }),
  )
  return {
    async send(count, make) {
      let left = count
      await Promise.all(
        agents.map(async (agent) => {
          while (left-- > 0) await answered(port, agent, make())
        }),
      )
    },
    close() {
      for (const agent of agents) agent.destroy()
    },
  }
}

function answered(port: number, agent: Agent, request: Request): Promise<void> {
  const { method = 'GET', path, headers, body } = request
  const text = body === undefined ? undefined : JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const sent = ask(
      {
        host: '127.0.0.1',
        port,
        agent,
        method,
        path,
        headers: {
          host: `localhost:${port}`,
          ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          ...headers,
        },
      },
      (response) => {
        response.resume()
        response.once('end', () => {
          if (response.statusCode && response.statusCode < 300) resolve()
          else reject(new Error(`${method} ${path} was answered with ${response.statusCode}`))
        })
        response.once('error', reject)
      },
    )
    sent.once('error', (fault: NodeJS.ErrnoException) => {
      // A connection that lay idle may be closed just as it is used again.
      if (sent.reusedSocket && fault.code === 'ECONNRESET') resolve(answered(port, agent, request))
      else reject(fault)
    })
    sent.end(text)
  })
}
