/** The titles of these pages in the portals. */
export const invoiceTitles = {
  title: { en: 'Invoice', ar: 'الفاتورة' },
  label: { en: 'Invoices', ar: 'الفواتير' },
  back: { en: 'All invoices', ar: 'جميع الفواتير' },
}
