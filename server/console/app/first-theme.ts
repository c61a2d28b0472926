/** Runs before the first paint: the chosen theme, if it is not the system's. A script of its own, so it imports nothing. */
try {
  const theme = localStorage.getItem('console.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the system's theme.
}
