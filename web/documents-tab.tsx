import { DocumentsPanel } from './documents/documents-panel.tsx'
import { Application } from './verification/application.tsx'
import { Renewal } from './verification/renewal.tsx'

/** Under a tab of the dietitian's profile. */
export function DocumentsTab() {
  return (
    <DocumentsPanel
      renewal={(verification) => <Renewal verification={verification} />}
      application={(verification) => <Application verification={verification} />}
    />
  )
}
