/** The server puts PUBLIC_URL in its place when it answers with a prerendered page. */
export const originToken = '__ORIGIN__'
