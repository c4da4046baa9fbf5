import fc from 'fast-check'
import { contract, type RouteName } from '#contract/contract.ts'
import type { Route } from '#contract/route.ts'
import { retry } from '#server/ground/data/retry.ts'
import type { App } from '#test/app.ts'
import { admittedActor } from '#test/matrix.ts'
import { answerFault } from '#test/rules/answer-fault.ts'
import { callerAt, oddMethods, prepareRequest, reusableCaller } from '#test/rules/bad-request.ts'
import { almostValid, badVariant } from '#test/rules/bad-variants.ts'
import { withAppOfProduct } from '../app-of-product.ts'
import { type Drill, stillAlive, unless } from '../drill.ts'
import { startProduct } from '../product.ts'

const perRound = 1_000
const atOnce = 6

/** Requests to one route before it is another person's turn: signing a person in costs more than many requests. */
const perVisit = (most: number) =>
  Math.min(1_500, Math.max(20, Math.ceil(most / Object.keys(contract).length)))

type Asked = { count: number; statuses: Map<number, number>; faults: string[] }

/**
 * The suite's generator of bad input against a running server, for as long as you like: `npm run drill -- 200 bad
 * input`.
 */
export const badInput: Drill = {
  name: 'bad input',
  promise: 'no input causes a server fault, and every answer has its declared shape',
  async run(folder, rounds) {
    const product = await startProduct(folder)
    const seed = Number(process.env.NABTA_FUZZ_SEED ?? Date.now() % 2 ** 31)
    try {
      const asked = await withAppOfProduct(product, {}, (app) => askAll(app, rounds * perRound, seed))
      const good = [...asked.statuses].filter(([status]) => status < 500).reduce((sum, [, n]) => sum + n, 0)
      return {
        acknowledged: asked.count,
        survived: good,
        seen: `seed ${seed}; ${[...asked.statuses]
          .sort(([a], [b]) => a - b)
          .map(([status, count]) => `${count} × ${status}`)
          .join(', ')}`,
        faults: [...asked.faults.slice(0, 20), ...unless(stillAlive(product))],
      }
    } finally {
      await product.stop()
    }
  },
}

async function askAll(app: App, most: number, seed: number): Promise<Asked> {
  const asked: Asked = { count: 0, statuses: new Map(), faults: [] }
  const routes = Object.entries(contract) as [RouteName, Route][]
  let visit = 0
  const visitor = async () => {
    while (asked.count < most) {
      const turn = visit++
      const [name, route] = routes[turn % routes.length] as [RouteName, Route]
      await visitOnce(app, name, route, { asked, turn, most, seed: seed + turn })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, visitor))
  return asked
}

type Visit = { asked: Asked; turn: number; most: number; seed: number }

async function visitOnce(app: App, name: RouteName, route: Route, { asked, turn, most, seed }: Visit) {
  const { sample, send } = callerAt(name, route, reusableCaller(app, admittedActor(name)))
  // This many requests hit the rate limits now and then, here as well.
  const { fields, keys, requestOf } = prepareRequest(route, await retry(sample, 5, () => true))
  const note = async (response: Response, what: string) => {
    asked.count++
    asked.statuses.set(response.status, (asked.statuses.get(response.status) ?? 0) + 1)
    const fault = await answerFault(route, response)
    if (fault) asked.faults.push(`${name}, seed ${seed}: ${what} → ${fault}`)
  }
  const method = oddMethods[turn % oddMethods.length] as string
  const { path } = requestOf(fields)
  await note(await app.fetch(path, { method }), `${method} ${path}`)
  const near = almostValid(fields, keys).map((part) => ({ ...fields, ...part }))
  const drawn = fc.sample(badVariant(fields, keys), { seed, numRuns: perVisit(most) })
  for (const input of [...(turn % 5 === 0 ? near : []), ...drawn].slice(0, most - asked.count)) {
    const { path, body, type, asked: what } = requestOf(input)
    await note(await send(path, body, type), what)
  }
}
