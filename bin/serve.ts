import { readSettings } from '#server/ground/settings.ts'
import { startServer } from '#server/start.ts'
import { runUntilStopped } from './until-stopped.ts'

// The image contains no web sources: it serves an earlier build.
await runUntilStopped(async () => startServer(readSettings()))
