/** The compiler as a library; TypeScript 7 does not offer that. */
export { ts as default } from '@ts-morph/common'
