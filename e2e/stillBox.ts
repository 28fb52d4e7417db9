import type { Locator } from '@playwright/test'
import { expect } from './people.ts'

const sameAs = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Where something is once it has stopped moving: a page that is still being filled pushes it about. */
export const stillBox = async (locator: Locator) => {
  let box = await locator.boundingBox()
  await expect
    .poll(
      async () => {
        const now = await locator.boundingBox()
        const isStill = now !== null && sameAs(now, box)
        box = now
        return isStill
      },
      { intervals: [150] },
    )
    .toBe(true)
  return box ?? { x: 0, y: 0, width: 0, height: 0 }
}
