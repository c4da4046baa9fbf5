/** Five megabytes, as stated in the forms. */
export const mostBytes = 5_242_880

/** Types that are checked before they are stored. */
export const documentTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const
