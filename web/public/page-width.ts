/** The common width of header, bands and footer. */
export const pageWidth = 'mx-auto w-full max-w-page px-4 sm:px-6'
