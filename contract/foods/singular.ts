/** Strips an English plural, well enough for two spellings of one word to match. */
export const singularOf = (word: string): string =>
  !/^[a-z]/.test(word) || word.length < 4 || /(ss|us|is)$/.test(word)
    ? word
    : word
        .replace(/ies$/, 'y')
        .replace(/(sh|x|ch|o)es$/, '$1')
        .replace(/s$/, '')
