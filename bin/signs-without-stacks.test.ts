import { expect, test } from 'vitest'
import { withPlainSigns } from './signs-without-stacks.ts'

test('what React throws to itself remembers no line, and what it throws to us does', () => {
  const written =
    'var SuspenseException = Error(formatProdErrorMessage(460)),\n  CommitException = Error(formatProdErrorMessage(474));\nfunction fail() {\n  throw Error(formatProdErrorMessage(185));\n}'
  const { code, count } = withPlainSigns(written)
  expect(count).toBe(2)
  const made = new Function(
    `const formatProdErrorMessage = (number) => 'Error ' + number; ${code}; return { sign: CommitException, fail }`,
  )()
  expect(made.sign).toBeInstanceOf(Error)
  expect(made.sign.message).toBe('Error 474')
  expect(made.sign.stack).toBeUndefined()
  expect(made.fail).toThrow('Error 185')
})
