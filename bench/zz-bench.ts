import { onGround } from './ground.ts'
import { measure } from './measure.ts'
import { directoryRows } from './rows-directory.ts'
import { inTemporaryFolder } from './temporary-folder.ts'
await inTemporaryFolder((folder) => onGround(folder, async (ground) => {
  for (const row of directoryRows(ground)) { const m = await measure(row, 3); console.log(row.name.padEnd(60), m.ours.toFixed(2), m.floor?.toFixed(2), m.ratio?.toFixed(2), m.over ? 'OVER' : '') }
}))
process.exit()
