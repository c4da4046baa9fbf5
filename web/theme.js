try {
  const theme = localStorage.getItem('nabta_theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is shut: the system's theme stays.
}

// Whoever seems to be signed in is not offered the doors.
const seemsSignedIn = /(?:^|; )nabta_signed_in=1(?:;|$)/.test(document.cookie)
if (seemsSignedIn) document.documentElement.dataset.signedIn = ''

// What a page of a portal reads first is asked for while the scripts are on their way; `call` takes the answers.
// The id is the address's own. A query may ask for something else: then only who is there is asked.
const { first = '' } = document.currentScript.dataset
if (seemsSignedIn && first) {
  const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(location.pathname)?.[0] ?? ':id'
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const clock = zone === 'Asia/Riyadh' ? '' : `?zone=${encodeURIComponent(zone)}`
  const [session, ...reads] = first.replaceAll(':id', id).replaceAll('?zone=:zone', clock).split(' ')
  const asked = [session, ...(location.search ? [] : reads)].filter((address) => !address.includes(':id'))
  const headers = { Accept: 'application/json', 'Accept-Language': document.documentElement.lang }
  const ask = (address) =>
    fetch(address, { headers, signal: AbortSignal.timeout(30_000) }).catch(() => undefined)
  window.firstAnswers = new Map(asked.map((address) => [address, ask(address)]))
}

// What the address asks for, so that a page which holds two forms shows the right one at once. Long values are nobody's business.
document.documentElement.dataset.query = [...new URLSearchParams(location.search)]
  .map(([name, value]) => (value.length < 20 ? `${name}=${value}` : name))
  .join(' ')

// Who presses before the form has come to life is not asked to press again: `useForm` looks for this when it has.
document.addEventListener(
  'submit',
  (event) => {
    event.preventDefault()
    event.target.wasPressed = true
  },
  { capture: true },
)
