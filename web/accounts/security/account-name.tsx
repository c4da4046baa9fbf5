import { useSignedIn } from '../use-signed-in.ts'

/** Tells password managers which account the password fields beside it belong to. */
export function AccountName() {
  const session = useSignedIn()
  return <input type="email" autoComplete="username" value={session?.user.email ?? ''} readOnly hidden />
}
