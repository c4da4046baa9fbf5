import { writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { csvOf } from '#contract/csv.ts'
import { importUsda } from '#server/foods/usda/import-usda.ts'
import { readSettings } from '#server/ground/settings.ts'
import { openHouse } from '#server/start.ts'
import { tell } from './until-stopped.ts'

const usage = `Use it like this: npm run foods -- import DIRECTORY [REPORT]
DIRECTORY holds the CSV files of USDA FoodData Central, unpacked (Foundation, SR Legacy, or all of it);
REPORT is a file for what was refused, foods-refused.csv without one.`

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
    console.log(`${added} foods added, ${changed} changed, ${same} as they were.`)
    if (refused.length === 0) return
    const rows = refused.map((each) => [each.file, each.id, each.name, each.reason])
    await writeFile(file, csvOf([['file', 'id', 'name', 'reason'], ...rows]))
    console.log(`${refused.length} refused: ${file} says which and why.`)
  } catch (fault) {
    tell(fault)
  }
}

/** In a container an account may have a number and no name. */
function whoIsHere(): string {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.())
  }
}

await run(process.argv.slice(2))
