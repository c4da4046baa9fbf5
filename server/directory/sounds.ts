import { isArabic, withAndWithoutArticle } from './name-words.ts'

/**
 * A word reduced to the consonants that all its spellings share, in either script: عبدالله, Abdullah and Abdalla all
 * become `abdl`. Ambiguous letters yield several results.
 */
export const soundsOf = (word: string): string[] => [
  ...new Set(withAndWithoutArticle(word).flatMap((form) => readingsOfName(plain(form)).filter(Boolean))),
]

/** Doubled letters count once, and the `din` that ends many names loses its article. */
const plain = (form: string): string =>
  form
    .replace(/(.)\1+/gu, '$1')
    .replace(/(?<=..)الدين$/, 'دين')
    .replace(/(?<=..)[aeiou]+[ld]?d[ie]+ne?$/, 'din')

/** Names that begin with `Abd al-`: the article is spelled in six ways, so only what follows it is compared. */
function readingsOfName(form: string): string[] {
  const rest = /^(?:عبد|abd)(.{2,})$/.exec(form)?.[1]
  if (rest === undefined) return readings(form)
  return readings(rest, { begins: false }).map((sound) => {
    if (!sound.startsWith('l')) return `abd${sound}`
    const name = sound.slice(1)
    return `abd${name && name !== 'h' ? name : 'l'}`
  })
}

function readings(text: string, { begins = true } = {}): string[] {
  const letters = isArabic(text) ? arabic : latin
  let found = ['']
  for (let at = 0; at < text.length; ) {
    const spelling = [text.slice(at, at + 2), text.charAt(at)].find((some) => some in letters) ?? ''
    const end = at + (spelling.length || 1)
    const isFirst = begins && at === 0
    const isLast = end === text.length && found[0] !== ''
    const sounds = (isFirst ? firsts[text.charAt(at)] : isLast ? lasts[spelling] : undefined) ??
      letters[spelling] ?? ['']
    found = found.flatMap((so) => sounds.map((sound) => so + sound)).slice(0, 8)
    at = end
  }
  return found
}

const table = (lines: string): Record<string, string[]> =>
  Object.fromEntries(
    lines
      .trim()
      .split(/\s+/)
      .map((line) => line.split('='))
      .map(([spelling, sounds]) => [spelling, sounds?.split('/')]),
  )

/** A word that begins with a vowel keeps a mark of it. */
const firsts = table('a=a e=a i=a o=a u=a y=y w=w ا=a ع=a و=w ي=y')
/** A final h is silent, and half of all writers leave it out. */
const lasts = table('h= ه=/h ح=/h')

const latin = table(`
  sh=x/sh ch=x kh=k/kh gh=k/kh th=t/th dh=d/dh ph=f ck=k ce=s ci=s
  b=b c=k d=d f=f g=k/j h=h j=j k=k l=l m=m n=n p=b q=k r=r s=s t=t v=f x=ks z=z`)
const arabic = table(`
  ب=b ت=t ث=t/s ج=j ح=h خ=k د=d ذ=d/z/t ر=r ز=z س=s ش=x ص=s ض=d ط=t ظ=d/z غ=k ف=f ق=k ك=k ل=l م=m ن=n ه=h`)
