import { readSettings } from '#server/ground/settings.ts'
import { startServer } from '#server/start.ts'
import { runUntilStopped } from './until-stopped.ts'

// The image contains no web sources: it serves what was built before.
await runUntilStopped(async () => startServer(readSettings()))
