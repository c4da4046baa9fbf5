// Written by bin/page-list.ts from the files in web/pages.
export const publicPages = {
  _doors: {
    '/confirm-email': () => import('../pages/_doors/confirm-email.tsx'),
    '/confirm-new-email': () => import('../pages/_doors/confirm-new-email.tsx'),
    '/connected': () => import('../pages/_doors/connected.tsx'),
    '/login': () => import('../pages/_doors/login.tsx'),
    '/register': () => import('../pages/_doors/register.tsx'),
    '/reset-password': () => import('../pages/_doors/reset-password.tsx'),
  },
  _public: {
    '/$': () => import('../pages/_public/$.tsx'),
    '/contact': () => import('../pages/_public/contact/index.tsx'),
    '/contact/question': () => import('../pages/_public/contact/question.tsx'),
    '/cookie-policy': () => import('../pages/_public/cookie-policy.tsx'),
    '/digest/leave': () => import('../pages/_public/digest/leave.tsx'),
    '/faq': () => import('../pages/_public/faq.tsx'),
    '/for-companies': () => import('../pages/_public/for-companies.tsx'),
    '/for-dietitians': () => import('../pages/_public/for-dietitians.tsx'),
    '/for-patients': () => import('../pages/_public/for-patients.tsx'),
    '/': () => import('../pages/_public/index.tsx'),
    '/newsletter/confirm': () => import('../pages/_public/newsletter/confirm.tsx'),
    '/newsletter/unsubscribe': () => import('../pages/_public/newsletter/unsubscribe.tsx'),
    '/privacy-policy': () => import('../pages/_public/privacy-policy.tsx'),
    '/refund-policy': () => import('../pages/_public/refund-policy.tsx'),
    '/reminders/leave': () => import('../pages/_public/reminders/leave.tsx'),
    '/terms-of-service': () => import('../pages/_public/terms-of-service.tsx'),
  },
} as const
