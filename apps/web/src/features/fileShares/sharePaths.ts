import { screens } from '@crm/contract/screens'
import { generatePath } from 'react-router'

export const shareFileListPath = (proj_no: number, ft_no: number) =>
  generatePath(screens.WorkDetailShareFileList.path, { id: String(proj_no), box_ft_no: String(ft_no) })

/** A file in the viewer, with who has read it beside it. */
export const readersPath = (proj_no: number, ft_no: number) =>
  `${generatePath(screens.WorkDetailShareDetail.path, { id: String(proj_no), file_ft_no: String(ft_no) })}?tab=readers`
