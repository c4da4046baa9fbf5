import { demoPassword, demoPeople } from '#demo/content/people.ts'

/** The accounts that can sign in immediately, as lines for the terminal. */
export function demoAccounts(origin: string): string {
  const widest = Math.max(...demoPeople.map(({ email }) => email.length))
  const lines = demoPeople.map(({ email, roles }) => `  ${email.padEnd(widest)}   ${roles.join(' and ')}`)
  return [`Demo accounts, all with the password ${demoPassword}; sign in at ${origin}/login:`, ...lines].join(
    '\n',
  )
}
