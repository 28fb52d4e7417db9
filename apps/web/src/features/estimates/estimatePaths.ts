import { pathOf } from '@crm/contract/paths'
import { screens } from '@crm/contract/screens'
import { generatePath } from 'react-router'

export const writePath = (proj_no: number) => generatePath(screens.WorkEstimateWrite.path, { id: String(proj_no) })

export const editPath = ({ proj_no, est_no }: { proj_no: number; est_no: number }) =>
  generatePath(screens.WorkEstimateEdit.path, { id: String(proj_no), est_no: String(est_no) })

/** The same in steps, for a tablet. */
export const stepsPath = ({ proj_no, est_no }: { proj_no: number; est_no?: number }) =>
  pathOf('EstimateStep', {}, est_no === undefined ? { proj_no } : { est_no })
