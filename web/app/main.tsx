import './app.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { followNavigation } from '#web/lib/follow-navigation.ts'
import { readPath } from '#web/lib/path.ts'
import { App } from './app.tsx'
import { createAppRouter } from './router.ts'

/** A function, since nothing may wait at the top of what shares a file with the ground: all other files wait for that. */
async function start() {
  const { language } = readPath(location.pathname)
  const router = createAppRouter(language)
  followNavigation(router, language)
  const root = document.getElementById('root') as HTMLElement
  // What stands under a portal's screens is read before them, so that neither holds a phone up for long.
  const ground = 'shell' in root.dataset ? await import('#web/app/session.ts') : null
  await router.load()

  const app = (
    <StrictMode>
      <App language={language} router={router} />
    </StrictMode>
  )
  if (ground) {
    // What was sent stands until then.
    await ground.sessionSettled()
    // In slices, between which the browser can do other things.
    startTransition(() => createRoot(root).render(app))
  } else {
    // Without it the router wraps its first render in boundaries that the prerendered page does not have.
    router.ssr = { manifest: undefined }
    hydrateRoot(root, app)
  }
}

start()
