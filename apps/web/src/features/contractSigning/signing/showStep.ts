import type { StepName } from './signingSteps.ts'

/** Of a step's title. */
export const stepId = (name: StepName) => `step-${name}`

/** A consent that is still open, the chosen one of several, or a field. */
const firstControl = [
  'input[type="checkbox"]:not(:checked)',
  'input[type="radio"]:checked',
  'input:not([type="checkbox"], [type="radio"], [type="file"])',
].join()

/** Brings a step into view; the keyboard goes to what is to be done in it, else to its title. */
export const showStep = (name: StepName) => {
  const title = document.getElementById(stepId(name))
  const step = title?.closest('section')
  const control = step?.querySelector<HTMLElement>(firstControl)
  step?.scrollIntoView({ block: 'start' })
  ;(control ?? title)?.focus({ preventScroll: true })
}
