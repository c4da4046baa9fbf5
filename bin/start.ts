import { readSettings } from '#server/ground/settings.ts'
import { startServer } from '#server/start.ts'
import { buildWeb } from './build.ts'
import { runUntilStopped } from './until-stopped.ts'

await runUntilStopped(async () => {
  const settings = readSettings()
  await buildWeb()
  return startServer(settings)
})
