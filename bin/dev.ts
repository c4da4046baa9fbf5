import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { dirname } from 'node:path'
import { createServer as createVite, type ViteDevServer } from 'vite'
import { writeDate } from '#copy/dates.ts'
import { isSocketUpgrade } from '#server/ground/http/server.ts'
import { readSettings } from '#server/ground/settings.ts'
import { type Running, startServer } from '#server/start.ts'
import { readPath } from '#web/lib/path.ts'
import { buildWeb } from './build.ts'
import { runUntilStopped } from './until-stopped.ts'

type Prerender = typeof import('../web/app/prerender.tsx')

/** The same product on one port, but pages are rendered from source on each request and reload after changes. */
async function startDevelopment(): Promise<Running> {
  const settings = readSettings()
  await buildWeb()
  const running = await startServer(settings, { listen: false })
  const server = createServer()
  const vite = await createVite({
    root: dirname(import.meta.dirname),
    server: { middlewareMode: true, ws: { server } },
    logLevel: 'warn',
  })
  server.on('request', (request, response) => answer(running, vite, request, response))
  // Vite handles the other sockets of this port.
  server.on('upgrade', (request, raw, head) => {
    if (isSocketUpgrade(request)) running.realtime.upgrade(request, raw, head)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(settings.port, settings.host, resolve)
  })
  return {
    ...running,
    async stop() {
      await vite.close()
      server.closeAllConnections()
      server.close()
      await running.stop()
    },
  }
}

async function answer(
  { http, address }: Running,
  vite: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const path = new URL(request.url ?? '/', address).pathname
  if (ofServer.test(path)) return http.handle(request, response)
  if (!asksForPage(request)) return vite.middlewares(request, response, () => http.handle(request, response))
  try {
    const { html, status } = await render(vite, path, address)
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    response.end(html)
  } catch (fault) {
    vite.ssrFixStacktrace(fault as Error)
    console.error(fault)
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end((fault as Error).stack)
  }
}

/** Paths that the server answers itself; pages generated from data use the build from the start of this process. */
const ofServer =
  /^\/(api|metrics|robots\.txt|sitemap(-made)?\.xml|\.well-known|(ar\/)?dietitians|dev\/(?!gallery\b)[^/]*)(\/|$)/

const asksForPage = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && (headers.accept ?? '*/*').includes('text/html')

async function render(vite: ViteDevServer, path: string, origin: string) {
  const { renderPage } = (await vite.ssrLoadModule('/web/app/prerender.tsx')) as Prerender
  const { html, status } = await renderPage(path, () => ({
    boot: '/web/app/boot.js',
    entry: '/web/app/main.tsx',
    styles: ['/web/app/app.css'],
    modules: [],
    fonts: null,
  }))
  const now = new Date()
  const filled = html
    .replaceAll('__ORIGIN__', origin)
    .replaceAll('__PROVIDERS__', '')
    .replaceAll('__TODAY__', writeDate(readPath(path).language, now, 'date'))
    .replaceAll('__YEAR__', writeDate('en', now, 'year'))
    .replaceAll('__DRESS__', '')
  return { html: await vite.transformIndexHtml(path, filled), status }
}

await runUntilStopped(startDevelopment)
