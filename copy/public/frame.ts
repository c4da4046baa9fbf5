import { brand } from '../brand.ts'
import type { Word } from '../word.ts'

export const frame = {
  skip: { en: 'Skip to content', ar: 'الانتقال إلى المحتوى' },
  header: {
    label: { en: 'Main navigation', ar: 'التنقل الرئيسي' },
    homeOf: { en: `${brand.name.en}, home page`, ar: `${brand.name.ar}، الصفحة الرئيسية` },
    home: { en: 'Home', ar: 'الرئيسية' },
    forPatients: { en: 'For Patients', ar: 'للمرضى' },
    forDietitians: { en: 'For Clinical Dietitians', ar: 'لأخصائيي التغذية' },
    forCompanies: { en: 'For Companies', ar: 'للشركات' },
    dietitians: { en: 'Dietitians', ar: 'الأخصائيون' },
    login: { en: 'Login', ar: 'تسجيل الدخول' },
    register: { en: 'Register', ar: 'إنشاء حساب' },
    dashboard: { en: 'Dashboard', ar: 'لوحة التحكم' },
    openMenu: { en: 'Open menu', ar: 'فتح القائمة' },
    closeMenu: { en: 'Close menu', ar: 'إغلاق القائمة' },
  },
  footer: {
    about: {
      en: 'A marketplace for nutrition consultations: licensed dietitians, by video or in person.',
      ar: 'منصة لاستشارات التغذية مع أخصائيين مرخّصين، بالفيديو أو حضوريًا.',
    },
    site: {
      heading: { en: 'Explore', ar: 'صفحات الموقع' },
      home: { en: 'Home', ar: 'الرئيسية' },
      forPatients: { en: 'For Patients', ar: 'للمرضى' },
      forDietitians: { en: 'For Clinical Dietitians', ar: 'لأخصائيي التغذية' },
      forCompanies: { en: 'For Companies', ar: 'للشركات' },
      dietitians: { en: 'Dietitians', ar: 'الأخصائيون' },
      faq: { en: 'Questions and answers', ar: 'الأسئلة الشائعة' },
    },
    legal: {
      heading: { en: 'Legal', ar: 'الشروط والسياسات' },
      terms: { en: 'Terms of Service', ar: 'شروط الخدمة' },
      privacy: { en: 'Privacy Policy', ar: 'سياسة الخصوصية' },
      refunds: { en: 'Refund Policy', ar: 'سياسة الاسترداد' },
      cookies: { en: 'Cookie Policy', ar: 'سياسة ملفات تعريف الارتباط' },
    },
    contact: {
      heading: { en: 'Contact', ar: 'التواصل معنا' },
      city: { en: 'City', ar: 'المدينة' },
      email: { en: 'Email', ar: 'البريد الإلكتروني' },
      write: { en: 'Write to us', ar: 'التواصل معنا' },
      phone: { en: 'Phone', ar: 'الهاتف' },
    },
    social: {
      heading: { en: 'Follow us', ar: 'حساباتنا على مواقع التواصل' },
      on: (network: string): Word => ({
        en: `${brand.name.en} on ${network}`,
        ar: `${brand.name.ar} على ${network}`,
      }),
    },
    copyright: (year: string): Word => ({
      en: `© ${year} ${brand.name.en}. All rights reserved.`,
      ar: `© ${year} ${brand.name.ar}. جميع الحقوق محفوظة.`,
    }),
  },
  lastUpdated: (date: string): Word => ({ en: `Last updated: ${date}`, ar: `آخر تحديث: ${date}` }),
  notFound: {
    heading: { en: 'Oops! Page not found', ar: 'عذرًا! الصفحة غير موجودة' },
    text: {
      en: 'The address may have changed, or it may contain a typo.',
      ar: 'ربما تغيّر الرابط، أو فيه خطأ مطبعي.',
    },
    link: { en: 'Return to Home', ar: 'العودة إلى الرئيسية' },
  },
}
