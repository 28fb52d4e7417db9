/** From how much room on people are told, and sound is uploaded at once instead of every ten minutes. */
export const warnBelowMinutes = 30
const leastMinutes = 1

const bytesOfSample = 2

/** How many minutes of sound still fit into what the browser grants; null when it does not say. */
export const minutesLeft = ({ quota, usage }: StorageEstimate, sampleRate: number): number | null => {
  if (quota === undefined || usage === undefined) return null
  return Math.max(0, Math.floor((quota - usage) / (sampleRate * bytesOfSample * 60)))
}

/** `soon` is said before it is full. */
export const roomFor = (minutes: number | null): 'enough' | 'soon' | 'full' => {
  if (minutes === null || minutes >= warnBelowMinutes) return 'enough'
  return minutes < leastMinutes ? 'full' : 'soon'
}

export const estimateRoom = async (sampleRate: number) => {
  const estimate = await navigator.storage?.estimate?.().catch(() => undefined)
  return estimate ? minutesLeft(estimate, sampleRate) : null
}

/** Asks the browser not to clear what is kept here when the disk runs low; it may say no. */
export const askToPersist = async () => {
  await navigator.storage?.persist?.().catch(() => false)
}
