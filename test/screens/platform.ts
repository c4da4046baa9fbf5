import { platformSettings } from '#copy/platform/settings.ts'
import { comeToRest } from '#test/browser/at-rest.ts'
import type { Screen } from './screen.ts'

export const platformScreens: Screen[] = [
  {
    name: 'admin-request-new',
    path: '/admin/settings?tab=privacy&request=new',
    as: 'admin',
    reach: comeToRest,
  },
  {
    name: 'admin-breach-new',
    path: '/admin/settings?tab=privacy&breach=new',
    as: 'admin',
    reach: comeToRest,
  },
  {
    name: 'admin-settings-invalid',
    path: '/admin/settings',
    as: 'admin',
    async reach(page, language) {
      await comeToRest(page)
      await page.getByLabel(platformSettings.settings.monthlyTarget.label[language]).fill('0')
      await page.getByRole('button', { name: platformSettings.save[language] }).click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
]
