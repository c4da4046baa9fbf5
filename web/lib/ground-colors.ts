/** `--ground` of `ui/colors.css` where CSS variables cannot be used. */
export const groundColors = { light: '#fcfbf6', dark: '#0e1612' } as const
