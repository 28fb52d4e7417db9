import { screens } from '@crm/contract/screens'
import { generatePath } from 'react-router'

const of = (path: string) => (client_no: number) => generatePath(path, { id: String(client_no) })

export const detailPath = of(screens.ClientVcDetail.path)
export const editPath = of(screens.ClientVcListEdit.path)
