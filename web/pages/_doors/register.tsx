import { loadRequestedForm, RegisterPage } from '#web/accounts/registration/register-page.tsx'
import { publicPage } from '#web/app/page.ts'

export default publicPage({ view: RegisterPage, isIndexed: false, beforeView: loadRequestedForm })
