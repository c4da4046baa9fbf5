/** The compiler as a library, which TypeScript 7 is not. */
export { ts as default } from '@ts-morph/common'
