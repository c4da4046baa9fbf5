try {
  const theme = localStorage.getItem('nabta_theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is shut: the system's theme stays.
}
