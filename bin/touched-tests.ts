import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'

/**
 * The rules (except thousands of bad inputs), the tests of each changed domain in every room, and the journeys that
 * mention it. The import graph would select too much: nearly every test opens the whole server.
 */
export async function touchedTests(since = 'HEAD'): Promise<string[]> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
  const changed = [
    ...git('diff', '--name-only', '--relative', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  const tests = globSync('{bin,contract,copy,db,demo,server,test,web}/**/*.test.ts')
  return tests.filter(isTouchedBy(changed, (path) => readFileSync(path, 'utf8')))
}

export function isTouchedBy(changed: readonly string[], read: (path: string) => string) {
  const domains = new Set(changed.flatMap((path) => domainOf(path) ?? []))
  const beside = new Set(changed.map((path) => path.replace(/(\.test)?\.tsx?$/, '.test.ts')))
  const speaksOf = (text: string) =>
    [...domains].some((domain) => new RegExp(`#(contract|copy|server)/${domain}[./]`).test(text))
  return (test: string) => {
    if (beside.has(test)) return true
    if (test.startsWith('test/rules/')) return !test.includes('bad-input')
    if (test.startsWith('test/')) return speaksOf(read(test))
    return domains.has(domainOf(test) ?? '')
  }
}

/**
 * `web/appointments/row.tsx` and `contract/appointments.ts` belong to appointments; the ground belongs to no domain.
 */
const domainOf = (path: string): string | undefined => {
  const [, nested, flat] = /^(?:contract|copy|server|web)\/(?:([\w-]+)\/|([\w-]+)\.ts$)/.exec(path) ?? []
  const room = path.split('/')[0]
  return nested ?? (room === 'contract' || room === 'copy' ? flat : undefined)
}
