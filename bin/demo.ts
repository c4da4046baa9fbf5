import { fillDemo } from '#server/demo/fill.ts'
import { readSettings } from '#server/settings.ts'
import { openHouse } from '#server/start.ts'

const opened = await openHouse(readSettings())
try {
  const filled = await fillDemo(opened.house, opened.house.clock.now())
  console.log(filled ? 'The demo marketplace is filled in.' : 'The demo marketplace was there already.')
} finally {
  await opened.close()
}
