/** The worker looks there for a page that the network does not give. */
export const pageCacheName = 'nabta-page'

/**
 * Keeps the document of this page and its files, for where there is no line. It is what the server sends to whoever asks for
 * the address: it is fetched as nobody, so that it can hold nothing of anybody. `parts` are what the page fetches later.
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
  // Those of an earlier release, and of the page in the other language.
  for (const path of there) if (path !== page && !files.has(path)) await cache.delete(path)
}
