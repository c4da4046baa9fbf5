import { publicPage } from '#web/app/page.ts'
import { VisitorBookingPage } from '#web/visitors/visitor-booking-page.tsx'

export default publicPage({ view: VisitorBookingPage, isIndexed: false })
