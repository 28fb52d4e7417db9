import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Screen, submenus } from '@crm/contract/kit/screen'
import { screens } from '@crm/contract/screens'

type Shape = [element: string, attributes: Record<string, string>]

/** Menu entries that are no screen of the table: see clientMenu.ts and MenuIcon.tsx. */
const otherEntries = ['stairs-up', 'world', 'logout', 'point']

const fileOf = (icon: string) => `Icon${icon.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())}`

const shapesOf = async (icon: string): Promise<Shape[]> => {
  const file = await import(`@tabler/icons-react/dist/esm/icons/${fileOf(icon)}.mjs`).catch(() => {
    throw new Error(`A menu entry names the icon '${icon}', which Tabler's outline set does not have`)
  })
  return file.__iconNode
}

const symbolOf = async (icon: string) => {
  const shapes = (await shapesOf(icon)).map(([element, attributes]) => {
    const words = Object.entries(attributes).filter(([name]) => name !== 'key')
    return `<${element} ${words.map(([name, value]) => `${name}="${value}"`).join(' ')}/>`
  })
  return `<symbol id="${icon}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`
}

/** Every icon that the menu may show. */
export const menuIconNames = (): string[] => {
  const rows: Screen[] = Object.values(screens)
  const ofScreens = rows.flatMap(({ menu }) => menu?.icon ?? [])
  return [...new Set([...ofScreens, ...Object.values(submenus).map(({ icon }) => icon), ...otherEntries])].sort()
}

/**
 * Draws the icons of the menu into one SVG file, which MenuIcon.tsx points into: as components they would make the
 * first load grow with every screen. A running `npm run dev` draws a new one after a restart.
 */
export const ensureMenuIcons = async (file: string) => {
  const symbols = await Promise.all(menuIconNames().map(symbolOf))
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
  if ((await readFile(file, 'utf8').catch(() => null)) === sprite) return
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, sprite)
}
