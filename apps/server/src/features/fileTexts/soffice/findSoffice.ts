import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = process.platform === 'win32' ? ['soffice.com', 'soffice.exe'] : ['soffice', 'libreoffice']

const isThere = (path: string) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The path of LibreOffice: the setting, or what PATH has; null where the server has none. */
export const findSoffice = (setting: string | undefined): string | null => {
  if (setting) return isThere(setting) ? setting : null
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isThere) ?? null
}
