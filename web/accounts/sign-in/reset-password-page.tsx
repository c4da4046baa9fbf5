import { ByQuery } from '../by-query.tsx'
import { AskForReset } from './ask-for-reset.tsx'
import { ChoosePassword } from './choose-password.tsx'

/** With a token from the email it sets a password; without one it sends that email. */
export function ResetPasswordPage() {
  return (
    <ByQuery asked="token" otherwise={<AskForReset />}>
      <ChoosePassword />
    </ByQuery>
  )
}
