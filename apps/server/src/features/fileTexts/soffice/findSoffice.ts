import { findProgram } from '../../../findProgram.ts'

const names = process.platform === 'win32' ? ['soffice.com', 'soffice.exe'] : ['soffice', 'libreoffice']

/** The path of LibreOffice, or null where the server has none. */
export const findSoffice = (setting: string | undefined): string | null => findProgram(names, setting)
