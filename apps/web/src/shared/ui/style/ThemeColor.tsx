import { useComputedColorScheme } from '@mantine/core'
import { useEffect } from 'react'

/** Colours the browser's own bar like our top bar, also when a person chose the scheme that the system has not. */
export const ThemeColor = () => {
  const scheme = useComputedColorScheme('light')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the token has another value in the other scheme
  useEffect(() => {
    const surface = getComputedStyle(document.documentElement).getPropertyValue('--surface')
    for (const tag of document.querySelectorAll('meta[name="theme-color"]')) tag.setAttribute('content', surface)
  }, [scheme])
  return null
}
