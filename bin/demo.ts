import { fillDemo } from '#server/demo/fill.ts'
import { readSettings } from '#server/settings.ts'
import { openHouse } from '#server/start.ts'
import { buildWeb } from './build.ts'
import { demoAccounts } from './demo-accounts.ts'
import { tell } from './until-stopped.ts'

try {
  // Public pages are made out of what the build rendered.
  await buildWeb()
  const { house, close } = await openHouse(readSettings())
  const filled = await fillDemo(house, house.clock.now()).finally(close)
  console.log(filled ? 'The demo marketplace is filled in.' : 'The demo marketplace was there already.')
  console.log(`\n${demoAccounts(house.settings.publicUrl.origin)}`)
} catch (fault) {
  tell(fault)
}
