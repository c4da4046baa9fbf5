import { ResetPasswordPage } from '#web/accounts/sign-in/reset-password-page.tsx'
import { publicPage } from '#web/app/page.ts'

export default publicPage({ view: ResetPasswordPage, isIndexed: false })
