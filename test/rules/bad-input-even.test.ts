import { tryEverySecondRoute } from './bad-input.ts'

await tryEverySecondRoute(0)
