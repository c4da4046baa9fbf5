import { useSignedIn } from '../use-signed-in.ts'

/** Tells password managers whose password stands in the fields beside it. */
export function AccountName() {
  const session = useSignedIn()
  return <input type="email" autoComplete="username" value={session?.user.email ?? ''} readOnly hidden />
}
