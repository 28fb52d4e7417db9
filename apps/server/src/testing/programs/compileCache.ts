import { fileURLToPath } from 'node:url'

/** Where `npm start` keeps it; without it every start of a program compiles the whole server again. */
export const compileCache = fileURLToPath(new URL('../../../../../node_modules/.cache/compiled', import.meta.url))
