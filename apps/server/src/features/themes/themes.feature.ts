import { themes } from '@crm/contract/features/themes/themes'
import { feature } from '../../feature.ts'
import { createTheme, listThemes, mergeTheme, moveTheme, updateTheme } from './themes.service.ts'

export const themesFeature = feature(themes, {
  list: listThemes,
  create: createTheme,
  update: updateTheme,
  move: moveTheme,
  merge: mergeTheme,
})
