/** The server replaces this token by PUBLIC_URL when it sends a prerendered page. */
export const originToken = '__ORIGIN__'
