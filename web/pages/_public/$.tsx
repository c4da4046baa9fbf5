import { publicPage } from '#web/app/page.ts'
import { NotFoundPage } from '#web/public/not-found-page.tsx'

export default publicPage({ view: NotFoundPage, isStill: true })
