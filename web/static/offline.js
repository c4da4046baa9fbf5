// Runs on the page that the service worker shows without a connection, under the address that somebody wanted to open.
/** Milliseconds: no event reports that a server is reachable again. */
const pause = 5_000

async function showPlan() {
  const link = document.getElementById('plan')
  const path = await findPlanPage()
  if (!link || !path || !hasPlanOfToday()) return
  link.setAttribute('href', path)
  link.hidden = false
}

/** The plan's page in the language in which it was opened last (`web/lib/cache-page.ts`). */
async function findPlanPage() {
  const cache = (await caches.has('nabta-page')) ? await caches.open('nabta-page') : null
  const paths = ((await cache?.keys()) ?? []).map(({ url }) => new URL(url).pathname)
  return paths.find((path) => path.endsWith('/patient/nutrition-plans'))
}

/** Signing out deletes what is stored, and the plan's page shows nothing of another day (`use-stored-day.ts`). */
function hasPlanOfToday() {
  const key = Object.keys(localStorage).find((name) => /^nabta-own \S+ plan-day$/.test(name))
  const { at = 0 } = JSON.parse((key && localStorage.getItem(key)) ?? '{}')
  return new Date(at).toDateString() === new Date().toDateString()
}

/** The worker answers page loads alone, so this request says whether the server itself can be reached. */
async function openOnceReachable() {
  if (document.visibilityState === 'hidden') return
  const answer = await fetch('/offline', { cache: 'no-store', redirect: 'error' }).catch(() => null)
  if (answer?.ok) location.reload()
}

showPlan().catch(() => {})
// Somebody who opens the page at its own address wants no other one.
if (!location.pathname.endsWith('/offline')) {
  addEventListener('online', openOnceReachable)
  document.addEventListener('visibilitychange', openOnceReachable)
  setInterval(openOnceReachable, pause)
}
