import { Agent, request as ask } from 'node:http'

export type Request = {
  method?: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: unknown
}

export type Load = {
  /** Sends `count` requests, a limited number at a time, and requires every answer to be successful. */
  send(count: number, make: () => Request): Promise<void>
  close(): void
}

/** Callers on keep-alive connections, each from a different address, as visitors are. */
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
          else reject(new Error(`${method} ${path} returned ${response.statusCode}`))
        })
        response.once('error', reject)
      },
    )
    sent.once('error', (fault: NodeJS.ErrnoException) => {
      // An idle connection may be closed by the server just as it is reused.
      if (sent.reusedSocket && fault.code === 'ECONNRESET') resolve(answered(port, agent, request))
      else reject(fault)
    })
    sent.end(text)
  })
}
