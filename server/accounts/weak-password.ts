import type { Fault } from '#contract/faults.ts'
import { brand } from '#copy/brand.ts'
import { Refusal } from '#server/ground/http/refusal.ts'

type Reason = 'pwned' | 'guessable' | 'context'

/** Words that an attacker targeting this account would try first. */
type About = { email: string; names?: readonly (string | undefined)[] }

/** Refuses passwords that are easy to guess; there are no other rules about passwords. */
export async function assertStrong(password: string, about: About): Promise<void> {
  const reason = await weaknessOf(password, about)
  if (!reason) return
  throw new Refusal('weak_password', {
    detail: { reasons: [reason] },
    fields: [{ field: 'password', code: faultOf[reason] }],
  })
}

const faultOf: Record<Reason, Fault> = {
  pwned: 'password_common',
  guessable: 'password_guessable',
  context: 'password_personal',
}

export async function weaknessOf(password: string, { email, names = [] }: About): Promise<Reason | null> {
  const typed = password.normalize('NFKC').toLowerCase()
  const [local = ''] = email.split('@')
  const own = [email, local, ...names]
    .flatMap((text = '') => [text, ...text.split(/\s+/)])
    .flatMap((text) => [text, ...parts(text), parts(text).join('')])
  const words = [...own, brand.name.en, brand.name.ar, 'riyadh', 'jeddah', 'الرياض', 'جدة']
    .map((word) => word.normalize('NFKC').toLowerCase())
    .filter((word) => [...word].length >= 3)
  if (words.some((word) => typed === word || withoutFigures(typed) === word)) return 'context'
  const { check } = await estimator()
  const { guesses, sequence } = check(password.normalize('NFKC').slice(0, 64), words)
  const [only] = sequence
  if (sequence.length === 1 && only?.pattern === 'dictionary' && only.dictionaryName === 'passwords-common')
    return 'pwned'
  if (guesses >= ([...password].length < 8 ? 1e6 : 1e4)) return null
  return sequence.some(({ dictionaryName }) => dictionaryName === 'userInputs') ? 'context' : 'guessable'
}

/** Al-Qahtani is also qahtani, and alqahtani. */
const parts = (text: string) => text.split(/[\s._+'’-]+/)

/** `ahmed123!` is Ahmed. */
const withoutFigures = (text: string) => text.replace(/^\P{L}+|\P{L}+$/gu, '')

let loaded: Promise<{ check: import('@zxcvbn-ts/core').ZxcvbnFactory['check'] }> | undefined

/** The dictionaries are large, so they load with the first password that a user chooses. */
function estimator() {
  loaded ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }]) => {
      const made = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
      return { check: made.check.bind(made) }
    },
  )
  return loaded
}
