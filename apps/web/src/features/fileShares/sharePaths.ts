import { screens } from '@crm/contract/screens'
import { generatePath } from 'react-router'

export const shareFileListPath = (proj_no: number, ft_no: number) =>
  generatePath(screens.WorkDetailShareFileList.path, { id: String(proj_no), box_ft_no: String(ft_no) })
