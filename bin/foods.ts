import { writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { csvOf } from '#contract/csv.ts'
import { importUsda } from '#server/foods/usda/import-usda.ts'
import { readSettings } from '#server/ground/settings.ts'
import { openHouse } from '#server/start.ts'
import { reportAndExit } from './until-stopped.ts'

const usage = `Usage: npm run foods -- import DIRECTORY [REPORT]
DIRECTORY contains the unpacked CSV files of USDA FoodData Central (Foundation, SR Legacy, or all of it).
REPORT is the file for refused foods; the default is foods-refused.csv.`

async function run([command, folder, file = 'foods-refused.csv']: string[]): Promise<void> {
  if (command !== 'import' || !folder) {
    console.error(usage)
    process.exit(2)
  }
  try {
    const { house, close } = await openHouse(readSettings())
    const release = { folder, by: whoIsHere() }
    const { refused, ...counts } = await importUsda(house.db, release, house.clock.now(), (line) =>
      console.log(line),
    ).finally(close)
    const { added, changed, same } = counts
    house.log('info', 'foods.release_imported', { by: release.by, ...counts, refused: refused.length })
    console.log(`${added} foods added, ${changed} changed, ${same} unchanged.`)
    if (refused.length === 0) return
    const rows = refused.map((each) => [each.file, each.id, each.name, each.reason])
    await writeFile(file, csvOf([['file', 'id', 'name', 'reason'], ...rows]))
    console.log(`${refused.length} refused: see ${file} for the reasons.`)
  } catch (fault) {
    reportAndExit(fault)
  }
}

/** In a container, a user may have a number but no name. */
function whoIsHere(): string {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.())
  }
}

await run(process.argv.slice(2))
