import type { Language } from '#contract/language.ts'
import { offlinePage as words } from '#copy/offline-page.ts'

/** The page that the service worker shows offline: it contains nothing personal, and works without its script. */
export const offlineHtml = (language: Language): string => `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title[language]}</title>
<link rel="stylesheet" href="/offline.css">
<script type="module" src="/offline.js"></script>
</head>
<body>
<main>
<h1>${words.heading[language]}</h1>
<p>${words.text[language]}</p>
<p class="ways"><a href="">${words.again[language]}</a> <a id="plan" hidden>${words.plan[language]}</a></p>
</main>
</body>
</html>
`

export const offlineStyles = `:root { color-scheme: light dark }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; font: 1rem/1.6 system-ui, sans-serif;
  background: light-dark(#fbfaf6, #131a16); color: light-dark(#1c2a22, #e9efe9) }
main { max-width: 28rem; padding: 2rem; text-align: center }
h1 { font-size: 1.5rem; margin: 0 0 .5rem }
a { display: inline-block; padding: .7rem 1.4rem; border-radius: 8px; text-decoration: none; font-weight: 600;
  background: light-dark(#0b6b43, #3fb37f); color: light-dark(#fff, #08130d) }
a[hidden] { display: none }
.ways { display: flex; flex-wrap: wrap; justify-content: center; gap: .75rem; margin: 1.5rem 0 0 }
#plan { background: none; box-shadow: inset 0 0 0 1px currentColor; color: inherit }
a:focus-visible { outline: 3px solid currentColor; outline-offset: 2px }
`
