export const findHeadlessShell: () => string | undefined
export const findChromium: () => string | undefined
export const ensureChromium: () => string
