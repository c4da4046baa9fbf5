import { expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { filesOfProject, textOf } from './files.ts'

test("every route that refreshes a session's token says so in the contract, so that browsers let no request overtake it", () => {
  const bringing = filesOfProject(/^server\/.*\.ts$/).flatMap((file) => verbsThatRenew(textOf(file)))
  const said = Object.entries(contract)
    .filter(([, route]) => route.renewsToken)
    .map(([name]) => name)
  expect(said.length).toBeGreaterThan(0)
  expect(bringing.toSorted()).toEqual(said.toSorted())
})

/** The exports of a file whose body renews the token: each is named as its route is. */
const verbsThatRenew = (text: string): string[] =>
  text
    .split(/^export /m)
    .filter((part) => /\bawait renewToken\(/.test(part))
    .map((part) => /^(?:const|(?:async )?function) (\w+)/.exec(part)?.[1] ?? part.slice(0, 40))

test('the rule itself names each verb of a file that renews the token, and no other', () => {
  const file = `
export const ownRoles: Read<typeof contract.ownRoles> = () => ({})

export const switchRole: Verb<typeof contract.switchRole> = async (tx, actor) => {
  await renewToken(tx, actor)
}
`
  expect(verbsThatRenew(file)).toEqual(['switchRole'])
})
