import type { Page } from '@playwright/test'

/**
 * The button that takes back what was done last. A toast offers it for five seconds, and longer where the pointer rests:
 * it rests there from now on, so that a slow page has the time it needs. `words` tells it from an earlier toast's.
 */
export const heldUndo = async (page: Page, words = '') => {
  const toast = page.getByRole('listitem').filter({ hasText: words })
  const undo = toast.getByRole('button', { name: '되돌리기', exact: true }).last()
  await undo.hover()
  return undo
}
