/** Old addresses of pages, and where they redirect to. */
export const moved = {
  '/patient': '/patient/dashboard',
  '/dietitian': '/dietitian/dashboard',
  '/patient-dashboard': '/patient/dashboard',
  '/patient-dashboard/$': '/patient',
  '/dietitian-dashboard': '/dietitian/dashboard',
  '/dietitian-dashboard/$': '/dietitian',
} as const
