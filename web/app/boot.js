try {
  const theme = localStorage.getItem('nabta_theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is blocked: the system's theme applies.
}

// Hides the links to sign in and register from people who seem to be signed in.
const seemsSignedIn = /(?:^|; )nabta_signed_in=1(?:;|$)/.test(document.cookie)
if (seemsSignedIn) document.documentElement.dataset.signedIn = ''

// A public page can be read, and its links work, without its scripts. They are fetched once it is painted, so that they
// do not compete with its pictures, or as soon as the reader uses the page.
const { first = '', later = '' } = document.currentScript.dataset
const append = (tag, facts) => document.head.append(Object.assign(document.createElement(tag), facts))
const preload = (href) => append('link', { rel: 'modulepreload', href })
if (later) {
  const files = later.split(' ')
  const fetchScripts = () => {
    const [entry, ...modules] = files.splice(0)
    if (!entry) return
    append('script', { type: 'module', src: entry })
    modules.forEach(preload)
  }
  const fetchOncePainted = () => {
    new PerformanceObserver(() => setTimeout(fetchScripts)).observe({ type: 'paint', buffered: true })
    // Some browsers do not report when they have painted.
    setTimeout(fetchScripts, 1_000)
  }
  if (document.hidden) fetchScripts()
  else addEventListener('load', fetchOncePainted, { once: true })
  for (const use of ['pointerdown', 'keydown'])
    document.addEventListener(use, fetchScripts, { capture: true, once: true, passive: true })
}

// Requests the first data of a portal's page while the scripts are being fetched; `call` takes the answers. The id is
// that of the address, and days are counted in Riyadh. A query may select other data; then only the session is requested.
if (seemsSignedIn && first) {
  const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(location.pathname)?.[0] ?? ':id'
  const zone = globalThis.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const clock = zone === 'Asia/Riyadh' ? '' : `?zone=${encodeURIComponent(zone)}`
  const day = (_, ago) => new Date(Date.now() + 108e5 - ago * 864e5).toISOString().slice(0, 10)
  const [session, ...reads] = first
    .replaceAll(':id', id)
    .replaceAll('?zone=:zone', clock)
    .replace(/:days-ago-(\d+)/g, day)
    .split(' ')
  const asked = [session, ...(location.search ? [] : reads)].filter((address) => !address.includes(':id'))
  const headers = { Accept: 'application/json', 'Accept-Language': document.documentElement.lang }
  const ask = (address) =>
    fetch(address, { headers, signal: AbortSignal.timeout(30_000) }).catch(() => undefined)
  window.earlyAnswers = new Map(asked.map((address) => [address, ask(address)]))
  // A phone takes long to format its first date. It loads what it needs for that while it waits for the network.
  setTimeout(() => Intl.DateTimeFormat())
}

// Lets styles choose between the two forms of a page by the address. Long values, such as tokens, are left out.
document.documentElement.dataset.query = [...new URLSearchParams(location.search)]
  .map(([name, value]) => (value.length < 20 ? `${name}=${value}` : name))
  .join(' ')

// Remembers a chosen language, for later visits; the language of a page depends on its address alone, and the query is
// preserved. A link between sign-in and registration passes on the page that the reader had opened.
document.addEventListener(
  'click',
  ({ target }) => {
    const link = target instanceof Element && target.closest('a[data-language], a[data-onward]')
    if (!link) return
    if ('onward' in link.dataset) {
      const asked = new URLSearchParams(location.search).get('redirectTo')
      const query = new URLSearchParams(link.search)
      if (asked && !query.has('redirectTo')) {
        query.set('redirectTo', asked)
        link.search = query
      }
      return
    }
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR
    document.cookie = `nabta_language=${link.hreflang}; Max-Age=31536000; Path=/; SameSite=Lax${secure}`
    if (link.dataset.language === 'same page') link.search = location.search
  },
  { capture: true },
)

// A form submitted before its hydration is not lost: `useForm` finds this mark and submits it.
document.addEventListener(
  'submit',
  (event) => {
    event.preventDefault()
    event.target.wasPressed = true
  },
  { capture: true },
)
