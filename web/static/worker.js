// Keeps one page for when nothing can be reached, and shows what is pushed. Nothing that belongs to anybody is ever kept:
// no answer of the API. A page may keep its own empty document with its files (`web/lib/cache-page.ts`).
const kept = 'nabta-offline-2'
const keptPage = 'nabta-page'
/** Milliseconds: a line that gives nothing so long is none to a page that is kept. */
const patience = 4_000
const files = ['/offline', '/ar/offline', '/offline.css', '/offline.js']

addEventListener('install', (event) => {
  const fetched = files.map((file) => new Request(file, { cache: 'reload', credentials: 'omit' }))
  event.waitUntil(caches.open(kept).then((cache) => cache.addAll(fetched)))
  skipWaiting()
})

addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name !== kept && name !== keptPage) await caches.delete(name)
    await clients.claim()
  }
  event.waitUntil(tidy())
})

addEventListener('fetch', (event) => {
  const { request, clientId } = event
  const { pathname } = new URL(request.url)
  if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(openPage(event, pathname))
  else if (pathname === '/offline.css' || pathname === '/offline.js')
    event.respondWith(fetch(request).catch(() => caches.match(pathname)))
  else if (openedAsKept.has(clientId) && pathname.startsWith('/assets/'))
    event.respondWith(findKept(pathname).then((file) => file ?? fetch(request)))
})

/** The pages that stand there without a line. */
const openedAsKept = new Set()

const findKept = (pathname) => caches.match(pathname, { cacheName: keptPage, ignoreVary: true })

async function openPage({ request, resultingClientId }, pathname) {
  const answer = fetch(request).catch(() => undefined)
  const own = await findKept(pathname)
  const given = own ? new Promise((resolve) => setTimeout(resolve, patience)) : answer
  const page = await Promise.race([answer, given])
  if (page) return page
  if (!own) return caches.match(/^\/ar(\/|$)/.test(pathname) ? '/ar/offline' : '/offline')
  openedAsKept.add(resultingClientId)
  return own
}

addEventListener('push', (event) => {
  const { title, body, language, path, tag } = event.data.json()
  const show = async () => {
    const pages = await clients.matchAll({ type: 'window' })
    // Whoever looks at one of our pages is told by the page.
    if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return
    const dir = language === 'ar' ? 'rtl' : 'ltr'
    await registration.showNotification(title, {
      body,
      lang: language,
      dir,
      tag,
      // A second message makes itself heard, and is not shown beside the first.
      renotify: true,
      icon: '/icon-512.png',
      data: { path },
    })
  }
  event.waitUntil(show())
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(clients.openWindow(new URL(event.notification.data.path, location.origin).href))
})
