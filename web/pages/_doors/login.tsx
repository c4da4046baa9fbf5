import { LoginPage } from '#web/accounts/sign-in/login-page.tsx'
import { publicPage } from '#web/app/page.ts'
import { LazyRoleSelector } from '#web/portal/lazy-role-selector.tsx'

export default publicPage({
  view: () => <LoginPage roleSelector={(props) => <LazyRoleSelector {...props} />} />,
  isIndexed: false,
})
