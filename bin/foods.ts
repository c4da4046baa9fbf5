import { writeFile } from 'node:fs/promises'
import { csvOf } from '#contract/csv.ts'
import { importUsda } from '#server/foods/usda/import-usda.ts'
import { readSettings } from '#server/settings.ts'
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
    const { added, changed, same, refused } = await importUsda(house.db, folder, house.clock.now(), (line) =>
      console.log(line),
    ).finally(close)
    console.log(`${added} foods added, ${changed} changed, ${same} as they were.`)
    if (refused.length === 0) return
    const rows = refused.map((each) => [each.file, each.id, each.name, each.reason])
    await writeFile(file, csvOf([['file', 'id', 'name', 'reason'], ...rows]))
    console.log(`${refused.length} refused: ${file} says which and why.`)
  } catch (fault) {
    tell(fault)
  }
}

await run(process.argv.slice(2))
