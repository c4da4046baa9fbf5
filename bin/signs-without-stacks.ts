import type { Plugin } from 'vite'

/**
 * React makes five errors as it is read, which it only ever throws to itself as signs. Where an inspector listens, each is
 * asked for the line that it was made in, for which the browser reads the whole file again. A sign needs no line.
 */
export const signsWithoutStacks: Plugin = {
  name: 'nabta:signs-without-stacks',
  apply: 'build',
  transform: {
    filter: { id: /react-dom-client\.production\.js/ },
    handler(code) {
      const { code: plain, count } = withPlainSigns(code)
      if (count !== 5)
        this.error(`React makes ${count} errors as it is read, not five: see what they are for.`)
      return { code: plain, map: null }
    },
  },
}

export function withPlainSigns(code: string): { code: string; count: number } {
  let count = 0
  const plain = code.replace(
    /\b(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g,
    (_, name, message) => {
      count++
      return `${name}Object.create(Error.prototype, { message: { value: ${message} } })`
    },
  )
  return { code: plain, count }
}
