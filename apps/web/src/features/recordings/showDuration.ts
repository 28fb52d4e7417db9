const two = (part: number) => String(part).padStart(2, '0')

/** `03:07`, and `1:02:09` from an hour on. */
export const showDuration = (ms: number) => {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`
}
