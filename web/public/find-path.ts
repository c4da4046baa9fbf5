/** Where a visitor who looks for a dietitian begins: an account first, then the directory. */
export const findPath = '/register?form=simple&redirectTo=/patient/dietitians'
