import { ConfirmAddressPage } from '#web/accounts/registration/confirm-address-page.tsx'
import { publicPage } from '#web/app/page.ts'

export default publicPage({ view: ConfirmAddressPage, isIndexed: false })
