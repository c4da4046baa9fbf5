/** An English word without its plural, near enough for two spellings of one thing to meet. */
export const singularOf = (word: string): string =>
  !/^[a-z]/.test(word) || word.length < 4 || /(ss|us|is)$/.test(word)
    ? word
    : word
        .replace(/ies$/, 'y')
        .replace(/(sh|x|ch|o)es$/, '$1')
        .replace(/s$/, '')
