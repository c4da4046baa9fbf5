/** `--ground` of `ui/colors.css` for the places that know no CSS variables. */
export const groundColors = { light: '#fcfbf6', dark: '#0e1612' } as const
