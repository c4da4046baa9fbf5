import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join as joined } from 'node:path'
import { expect, test } from 'vitest'
import { savePhoto } from '#contract/profiles.ts'
import { openApp } from '#test/app.ts'
import { drLayla } from '#test/cast.ts'
import { picture } from '#test/fakes/pictures.ts'
import { deleteForGood, join, type Person, unique } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const keptFiles = async () => {
  const names: string[] = []
  for await (const { name } of app.house.files.list()) names.push(name)
  return names
}
const dietitian = () => join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
const png = new Uint8Array(await picture().png().toBuffer())
const faceOf = async (person: Person) =>
  (await person.call(savePhoto, { upload: { type: 'image/png', bytes: png } } as never)).body.photoId

test('files that no row refers to are removed after an hour, and nothing else', async () => {
  const [stays, leaves] = [await dietitian(), await dietitian()]
  const [kept, gone] = [await faceOf(stays), await faceOf(leaves)]
  const lost = [`documents/${randomUUID()}`, `photos/${randomUUID()}.small`, 'documents/no-id-at-all']
  for (const name of lost) await app.house.files.keep(name, Buffer.from('x'))
  const half = `photos/${kept}.small.${randomUUID()}.part`
  const folder = joined(app.house.settings.dataDir, 'files')
  await writeFile(joined(folder, half), 'half')
  const foreign = 'elsewhere/file'
  await mkdir(joined(folder, 'elsewhere'))
  await writeFile(joined(folder, foreign), 'nobody has told us about this')

  await deleteForGood(app, leaves)
  const before = await keptFiles()
  await app.runCron('sweep_files')
  expect(await keptFiles()).toEqual(before)
  expect(before).toEqual(expect.arrayContaining([...lost, half, `photos/${gone}.large`]))

  app.at(new Date(Date.now() + 3_700_000).toISOString())
  await app.runCron('sweep_files')
  expect((await keptFiles()).sort()).toEqual([foreign, `photos/${kept}.large`, `photos/${kept}.small`])
  expect(app.logged()).toContain('"files.swept",{"removed":6}')
})
