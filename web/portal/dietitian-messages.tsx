import { dietitianPages } from '#copy/portal/dietitian-pages.ts'
import { MessagesPage } from './messages-page.tsx'

export function DietitianMessages() {
  return <MessagesPage words={dietitianPages.messages} />
}
