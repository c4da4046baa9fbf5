import { fillDemoOnce } from '#demo/fill-demo-once.ts'
import { claimStore } from '#server/ground/files/claim-store.ts'
import { readSettings } from '#server/ground/settings.ts'
import { fileFolders } from '#server/jobs.ts'
import { openHouse } from '#server/start.ts'
import { buildWeb } from './build.ts'
import { demoAccounts } from './demo-accounts.ts'
import { reportAndExit } from './until-stopped.ts'

try {
  // Public pages are generated from the build's output.
  await buildWeb()
  const { house, ownerUrl, close } = await openHouse(readSettings())
  const filled = await claimStore(house, ownerUrl, fileFolders)
    .then(() => fillDemoOnce(house, ownerUrl))
    .finally(close)
  console.log(filled ? 'The demo marketplace is filled in.' : 'The demo marketplace is already there.')
  console.log(`\n${demoAccounts(house.settings.publicUrl.origin)}`)
} catch (fault) {
  reportAndExit(fault)
}
