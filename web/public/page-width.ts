/** The measure that the header, every band and the footer share. */
export const pageWidth = 'mx-auto w-full max-w-page px-4 sm:px-6'
