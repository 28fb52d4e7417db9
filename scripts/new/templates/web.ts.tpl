import { {{one}}Screens } from '@crm/contract/features/{{many}}/{{many}}.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'

const forms = () => import('./{{One}}FormScreens.tsx')

export const {{many}}Web = webFeature(
  {{one}}Screens,
  {
    {{One}}List: () => import('./{{One}}ListScreen.tsx').then((file) => file.{{One}}ListScreen),
    {{One}}Detail: () => import('./{{One}}DetailScreen.tsx').then((file) => file.{{One}}DetailScreen),
    {{One}}Create: () => forms().then((file) => file.{{One}}CreateScreen),
    {{One}}Edit: () => forms().then((file) => file.{{One}}EditScreen),
  },
  { actions: ['{{One}}Create'] },
)
