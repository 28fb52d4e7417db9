import { clientView } from '@crm/contract/features/clientView/clientView'
import { feature } from '../../feature.ts'
import { startClientView } from './clientView.service.ts'

export const clientViewFeature = feature(clientView, { start: startClientView })
