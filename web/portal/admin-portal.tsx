import { SearchButton } from '#web/oversight/search/search-button.tsx'
import { Portal } from './portal.tsx'

/** Admins search everything from the bar above each page. */
export const AdminPortal = () => <Portal of="admin" search={<SearchButton />} />
