/** The service worker serves a page from this cache while the network fails. */
export const pageCacheName = 'nabta-page'

/**
 * Stores this page's document and files for use offline. The document is fetched without credentials, so that it
 * contains no personal data. `parts` loads what the page imports later.
 */
export async function cachePage(parts: () => Promise<unknown>) {
  await navigator.serviceWorker.ready
  await parts()
  const page = location.pathname
  const cache = await caches.open(pageCacheName)
  await cache.add(new Request(page, { credentials: 'omit' }))
  const text = (await (await cache.match(page))?.text()) ?? ''
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const files = new Set([
    ...loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname),
    ...(text.match(/\/assets\/[\w.-]+/g) ?? []),
  ])
  const wanted = [...files].filter((file) => file.startsWith('/assets/'))
  const there = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  await cache.addAll(wanted.filter((file) => !there.includes(file)))
  // Deletes files of an earlier release and of the page in the other language.
  for (const path of there) if (path !== page && !files.has(path)) await cache.delete(path)
}
