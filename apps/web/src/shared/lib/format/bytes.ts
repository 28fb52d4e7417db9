const units = ['B', 'KB', 'MB', 'GB', 'TB']
const step = 1024

/** `1536` → `1.5KB`; whole numbers from ten on. */
export const showBytes = (bytes: number) => {
  const power = Math.min(bytes < step ? 0 : Math.floor(Math.log(bytes) / Math.log(step)), units.length - 1)
  const amount = bytes / step ** power
  const shown = power === 0 || amount >= 10 ? Math.round(amount) : Math.round(amount * 10) / 10
  // 1023.6KB would read 1024KB.
  return shown === step && power < units.length - 1 ? `1${units[power + 1]}` : `${shown}${units[power]}`
}
