import { expect, test } from 'vitest'
import { withWhatPagesAsk } from './routes-for-pages.ts'

test('the browser’s copy of a route contains only the parts that pages need, and is left out where nothing uses it', () => {
  const written = `export const read = route({
  method: 'GET',
  path: '/api/a/:id',
  summary: 'One, it’s said, \\'so\\'.',
  about: ['tickets'],
  audience: 'anyone', params: z.strictObject({ id }),
  output: z.strictObject({ output: z.string(), list: z.array(z.strictObject({ id })) }),
  versionOf: ({ output }) => output.length,
  ...beside,
})
const page = (path: \`/api/\${string}\`) => route({ path, output })
const shape = z.strictObject({ output: z.int().check(z.gte(1)) })
export type Read = z.output<typeof read.output>`
  const pure = '/* @__PURE__ */ '
  expect(
    withWhatPagesAsk(written)
      .replaceAll(/ +/g, ' ')
      .replaceAll(/ ?\n ?/g, '\n'),
  ).toBe(
    `export const read = ${pure}route({
method: 'GET',
path: '/api/a/:id',
about: ['tickets'],
params: ${pure}z.strictObject({ id }),
...beside,
})
const page = (path: \`/api/\${string}\`) => ${pure}route({ path, })
const shape = ${pure}z.strictObject({ output: ${pure}${pure}z.int().check(${pure}z.gte(1)) })
export type Read = z.output<typeof read.output>`,
  )
})
