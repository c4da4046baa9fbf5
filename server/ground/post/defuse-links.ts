/** A zero-width non-joiner: it is invisible, and no host name may begin with it. */
const gap = '\u200c'

/**
 * Mail programs turn everything that looks like an address into a link, and people may call themselves
 * `evil.example`. Addresses in `onPurpose` stay whole; everything else reads as it was written but is not a link.
 */
export function defuseLinks(text: string, onPurpose: readonly string[] = []): string {
  const kept = onPurpose.filter(Boolean).map((each) => RegExp.escape(each))
  if (kept.length === 0) return broken(text)
  const whole = new RegExp(`(?<![\\w.+%@/:-])(${kept.join('|')})(?![\\w@/:-]|\\.[\\w-])`, 'iu')
  return text
    .split(whole)
    .map((part, at) => (at % 2 === 1 ? part : broken(part)))
    .join('')
}

const joints = [
  // A dot before a top-level domain; in `Dr. Layla` a space follows the dot.
  /[.\u3002\uff0e\uff61](?=[\p{L}\p{M}_-])/gu,
  /(?<=\S)@(?=[\p{L}\p{N}[])/gu,
  // Schemes, and network shares of other machines.
  /:(?=\/\/)|\/(?=\/)|\\(?=\\)/g,
  /(?<=\b(?:mailto|tel|sms|javascript|data)):(?=\S)/gi,
]

const broken = (text: string): string =>
  joints
    .reduce((whole, joint) => whole.replace(joint, `${gap}$&${gap}`), text)
    .replace(/\d+(\.\d+){3}/g, (figures) => figures.replaceAll('.', `${gap}.${gap}`))
