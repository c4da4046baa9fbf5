export { AdminDashboard } from './admin-dashboard.tsx'
export { adminPages } from './admin-pages.ts'
export { AdminSettings } from './admin-settings.tsx'
