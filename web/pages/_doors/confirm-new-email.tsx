import { ConfirmNewAddressPage } from '#web/accounts/security/confirm-new-address-page.tsx'
import { publicPage } from '#web/app/page.ts'

export default publicPage({ view: ConfirmNewAddressPage, isIndexed: false })
