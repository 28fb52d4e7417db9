import { screens } from '@crm/contract/screens'
import type { Palette } from '../../shared/lib/page/palette.ts'
import { accountText } from './account.messages.ts'

const { palette } = accountText
const { path } = screens.MyPageInfo

export const accountPalette: Palette = {
  actions: [{ title: palette.edit, also: palette.editAlso, screens: ['MyPageInfo'], path }],
}
