try {
  const theme = localStorage.getItem('nabta_theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is shut: the system's theme stays.
}

// Whoever seems to be signed in is not offered the doors.
if (/(?:^|; )nabta_signed_in=1(?:;|$)/.test(document.cookie)) document.documentElement.dataset.signedIn = ''

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
