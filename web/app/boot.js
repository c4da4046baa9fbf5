try {
  const theme = localStorage.getItem('nabta_theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is shut: the system's theme stays.
}

// Whoever seems to be signed in is not offered the doors.
const seemsSignedIn = /(?:^|; )nabta_signed_in=1(?:;|$)/.test(document.cookie)
if (seemsSignedIn) document.documentElement.dataset.signedIn = ''

// A page that reads and leads on without its scripts gets them once it stands there, or as soon as somebody uses it.
// Until it is seen with its pictures, the line is theirs.
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
    // Some browsers keep to themselves when they have painted.
    setTimeout(fetchScripts, 1_000)
  }
  if (document.hidden) fetchScripts()
  else addEventListener('load', fetchOncePainted, { once: true })
  for (const use of ['pointerdown', 'keydown'])
    document.addEventListener(use, fetchScripts, { capture: true, once: true, passive: true })
}

// What a page of a portal reads first is asked for while the scripts are on their way; `call` takes the answers.
// The id is the address's own, and days are counted in Riyadh. A query may ask for something else: then only who is there is asked.
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
  // The first date that a browser writes takes it long on a phone: what it needs is fetched while the line is waited for.
  setTimeout(() => Intl.DateTimeFormat())
}

// What the address asks for, so that a page which holds two forms shows the right one at once. Long values are nobody's business.
document.documentElement.dataset.query = [...new URLSearchParams(location.search)]
  .map(([name, value]) => (value.length < 20 ? `${name}=${value}` : name))
  .join(' ')

// The choice of a language is only remembered: the address alone rules what a page is written in, and keeps what it asks for.
// A door that is pressed before it has come to life leads on to where this one would have led.
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

// Who presses before the form has come to life is not asked to press again: `useForm` looks for this when it has.
document.addEventListener(
  'submit',
  (event) => {
    event.preventDefault()
    event.target.wasPressed = true
  },
  { capture: true },
)
