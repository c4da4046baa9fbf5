try {
  const theme = localStorage.getItem('nabta_theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is shut: the system's theme stays.
}

// Whether somebody seems to be signed in, so that a page does not offer them its doors even for a moment.
if (/(?:^|; )nabta_signed_in=1(?:;|$)/.test(document.cookie)) document.documentElement.dataset.signedIn = ''

// What the address asks for, so that a page which holds two forms shows the right one at once. Long values are nobody's business.
document.documentElement.dataset.query = [...new URLSearchParams(location.search)]
  .map(([name, value]) => (value.length < 20 ? `${name}=${value}` : name))
  .join(' ')
