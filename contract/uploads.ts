/** Five megabytes, as the forms say. */
export const mostBytes = 5_242_880

/** What is looked through before it is kept. */
export const documentTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const
