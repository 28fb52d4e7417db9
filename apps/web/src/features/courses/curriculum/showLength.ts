const two = (count: number) => String(count).padStart(2, '0')

/** `4:05`, and `1:04:05` from an hour on. */
export const showLength = (seconds: number) => {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
