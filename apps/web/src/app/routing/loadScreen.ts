import type { ScreenName } from '@crm/contract/screens'
import type { ComponentType } from 'react'

const loadList = () => import('./screenComponents.ts').then((file) => file.screenComponents)

/**
 * A screen's component. The list of all of them comes with the first screen that is not the home: the home would else
 * grow with every screen of the product.
 */
export const loadScreen = async (name: ScreenName): Promise<ComponentType> => {
  if (name === 'Index') return (await import('../../features/home/IndexScreen.tsx')).IndexScreen
  const components = await loadList()
  return components[name]()
}

/** Whoever moves the pointer is about to open something. */
export const loadListOnFirstMove = () =>
  addEventListener('pointerover', () => loadList().catch(() => undefined), { once: true, passive: true })
