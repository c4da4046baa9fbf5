import { useSession } from '#web/app/session.ts'

/** As far as this tab knows; the server decides. */
export function useHasSecondFactor(): boolean {
  const known = useSession()
  return known.state === 'signed_in' && known.session.user.secondFactor
}
