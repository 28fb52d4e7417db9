// Runs before the first paint, so that a page never shows the other colour scheme for a moment. The content security
// policy allows no inline script. The key is the one under which Mantine keeps the choice.
{
  let choice = null
  try {
    choice = localStorage.getItem('mantine-color-scheme-value')
  } catch {
    // Without storage the system decides.
  }
  const isDark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light'
}
