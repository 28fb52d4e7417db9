import { createHash } from 'node:crypto'

const idBytes = 16

/** The same id in every demo, so that the browser tour knows the survey's address. */
export const demoSurveyId = (place: number) =>
  createHash('sha256').update(`pre-survey ${place}`).digest().subarray(0, idBytes).toString('base64url')
