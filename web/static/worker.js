// Keeps one page for when nothing can be reached, and shows what is pushed. Nothing that belongs to anybody is ever kept:
// no answer of the API, no page of a portal.
const kept = 'nabta-offline-1'
const files = ['/offline', '/ar/offline', '/offline.css']

addEventListener('install', (event) => {
  const fetched = files.map((file) => new Request(file, { cache: 'reload', credentials: 'omit' }))
  event.waitUntil(caches.open(kept).then((cache) => cache.addAll(fetched)))
  skipWaiting()
})

addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name !== kept) await caches.delete(name)
    await clients.claim()
  }
  event.waitUntil(tidy())
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname } = new URL(request.url)
  const page = /^\/ar(\/|$)/.test(pathname) ? '/ar/offline' : '/offline'
  if (request.mode === 'navigate' && request.method === 'GET')
    event.respondWith(fetch(request).catch(() => caches.match(page)))
  else if (pathname === '/offline.css') event.respondWith(fetch(request).catch(() => caches.match(pathname)))
})

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
