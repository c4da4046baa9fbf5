/** The services of a package, with their numbers: `First visit + 4 × Follow-up`. */
export const partsInWords = (parts: readonly { uses: number; name: string }[]): string =>
  parts.map(({ uses, name }) => (uses === 1 || parts.length === 1 ? name : `${uses} × ${name}`)).join(' + ')
