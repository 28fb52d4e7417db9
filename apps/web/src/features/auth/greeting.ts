import { authText } from './auth.messages.ts'

/** By the hour in Korea: morning from 5, afternoon from 12, evening from 18, night from 22. */
export const greetingAt = (hour: number) => {
  const { greetings } = authText
  if (hour >= 5 && hour < 12) return greetings.morning
  if (hour >= 12 && hour < 18) return greetings.afternoon
  if (hour >= 18 && hour < 22) return greetings.evening
  return greetings.night
}
