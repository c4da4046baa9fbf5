import { confirm } from '#copy/accounts/registration/confirm.ts'
import { isHinted } from '#web/app/signed-in-hint.ts'
import { Mark } from '#web/art/mark.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { TokenPage } from '#web/ui/token-page.tsx'

/** The page that the email to a new address links to. The reader may be signed in or out here. */
export function ConfirmNewAddressPage() {
  return (
    <TokenPage
      art={<Mark className="size-24" />}
      words={confirm.newAddress}
      bind={async () => (await import('#contract/accounts/security.ts')).confirmNewAddress}
      onDone={async () => {
        if (isHinted()) (await import('#web/app/session.ts')).refreshSession()
      }}
      onward={<GoOn />}
      otherWay={<GoOn />}
    />
  )
}

function GoOn() {
  const t = useWords()
  return (
    <Link to="/dashboard" className={buttonClass('secondary')}>
      {t(confirm.newAddress.proceed)}
    </Link>
  )
}
