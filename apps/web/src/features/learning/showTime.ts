const two = (part: number) => String(part).padStart(2, '0')

/** `03:07`, and `1:02:09` from an hour on. */
export const showTime = (seconds: number) => {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(whole % 60)}`
}
