import { accountRoutes } from './accounts/routes.ts'
import type { Bound } from './bind.ts'
import { newsletterRoutes } from './newsletter/routes.ts'
import { runningRoutes } from './running.ts'
import { surveyRoutes } from './survey/routes.ts'

export const routes: readonly Bound[] = [
  ...runningRoutes,
  ...accountRoutes,
  ...newsletterRoutes,
  ...surveyRoutes,
]
