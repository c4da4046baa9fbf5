import fc, { type StringConstraints } from 'fast-check'

/** Any character of Unicode. For its unit `binary`, fast-check makes a table of all of them, which takes seconds. */
const character = fc
  .nat({ max: 0x10ffff })
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point))

export const anyText = (constraints: Omit<StringConstraints, 'unit'> = {}) =>
  fc.string({ ...constraints, unit: character })
