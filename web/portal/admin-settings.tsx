import type { ReactNode } from 'react'
import { adminPages as words } from '#copy/portal/admin-pages.ts'
import { useWords } from '#web/lib/words.ts'
import { adminPages, adminPanels } from './admin-pages.ts'
import { PageTabs } from './page-tabs.tsx'
import { Panel } from './panel.tsx'
import { PortalPage } from './portal-page.tsx'

type AdminSettingsProps = { security: ReactNode; account: ReactNode }

/** The platform's settings, and those of the admin's own account. */
export function AdminSettings({ security, account }: AdminSettingsProps) {
  const t = useWords()
  const { platform, security: securityWords, account: accountWords } = words.settings
  return (
    <PortalPage page={adminPages['/admin/settings']}>
      <PageTabs
        label={t(words.settings.title)}
        tabs={[
          { id: 'platform', label: t(platform.label), content: <Panel panel={adminPanels.platform} /> },
          { id: 'security', label: t(securityWords.label), content: security },
          { id: 'account', label: t(accountWords.label), content: account },
        ]}
      />
    </PortalPage>
  )
}
