import './app.css'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { followLinks } from './lib/follow-links.ts'
import { followNavigation } from './lib/follow-navigation.ts'
import { readPath } from './lib/path.ts'
import { createAppRouter } from './router.ts'

const { language } = readPath(location.pathname)
const router = createAppRouter(language)
followNavigation(router, language)
followLinks(router)

await router.load()
// Without it the router wraps its first render in boundaries that the prerendered page does not have.
router.ssr = { manifest: undefined }

hydrateRoot(
  document.getElementById('root') as HTMLElement,
  <StrictMode>
    <App language={language} router={router} />
  </StrictMode>,
)
