import './app.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { followNavigation } from '#web/lib/follow-navigation.ts'
import { readPath } from '#web/lib/path.ts'
import { App } from './app.tsx'
import { createAppRouter } from './router.ts'

/** A function instead of a top-level await: this file shares a chunk that all others wait for. */
async function start() {
  const { language } = readPath(location.pathname)
  const router = createAppRouter(language)
  followNavigation(router, language)
  const root = document.getElementById('root') as HTMLElement
  // A portal's screens depend on the session. Loading it before them splits the work, so that neither part blocks a
  // phone for long.
  const ground = 'shell' in root.dataset ? await import('#web/app/session.ts') : null
  await router.load()

  const app = (
    <StrictMode>
      <App language={language} router={router} />
    </StrictMode>
  )
  if (ground) {
    // The document's own HTML stays on screen until then.
    await ground.sessionSettled()
    // A transition renders in slices, so that the browser stays responsive.
    startTransition(() => createRoot(root).render(app))
  } else {
    // Without it the router wraps its first render in boundaries that the prerendered page does not have.
    router.ssr = { manifest: undefined }
    hydrateRoot(root, app)
  }
}

start()
