/** `--ground` of `ui/colors.css` for the places that know no CSS variables. */
export const groundColors = { light: '#fdfbf7', dark: '#0e1713' } as const
