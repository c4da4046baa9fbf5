import { expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { filesOfProject, textOf } from './files.ts'

test("every route that refreshes a session's token says so in the contract, so that browsers let no request overtake it", () => {
  const nameOf = (file: string) =>
    (file.split('/').at(-1) ?? '').replace('.ts', '').replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
  const bringing = filesOfProject(/^server\/.*\.ts$/)
    .filter((file) => /\bawait renewToken\(/.test(textOf(file)))
    .map(nameOf)
  const said = Object.entries(contract)
    .filter(([, route]) => route.renewsToken)
    .map(([name]) => name)
  expect(said.length).toBeGreaterThan(0)
  expect(bringing.toSorted()).toEqual(said.toSorted())
})
